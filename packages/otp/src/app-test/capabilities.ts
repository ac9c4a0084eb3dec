/** A capability that the test looks for in an authenticator app. */
interface Capability {
  /** What a good app does: show the correct code, or refuse the QR code. */
  readonly wanted: 'code' | 'refusal';
  /**
   * `own`: only the QR codes for this capability test it. `every-code`: every code that the app shows tests it, because
   * only some codes reveal the fault.
   */
  readonly seenIn: 'own' | 'every-code';
  /** Prefixes of findings. If a finding starts with one of them, the app lacks the capability. */
  readonly findings: readonly string[];
  /** A capability that the test of this one requires. */
  readonly needs?: 'hotp';
}

const code = { wanted: 'code', seenIn: 'own' } as const;
const everyCode = { wanted: 'code', seenIn: 'every-code' } as const;
const refusal = { wanted: 'refusal', seenIn: 'own', findings: [] } as const;

const hash = ['algorithm:', 'truncation:byte19'] as const;
const length = ['digits:', 'code:cut', 'alphabet:'] as const;
const counter = [
  'type:',
  'counter:little-endian',
  'counter:32-bit',
  'counter:text',
  'counter:word-twice',
] as const;

/** All capabilities, in the order of the report. */
const capabilities = {
  sha256: { ...code, findings: hash },
  sha512: { ...code, findings: hash },
  'digits-7': { ...code, findings: length },
  'digits-8': { ...code, findings: length },
  'period-60': { ...code, findings: ['period:'] },
  hotp: { ...code, findings: counter },
  'hotp-first-code': { ...code, findings: ['type:', 'counter:'], needs: 'hotp' },
  'leading-zero': { ...everyCode, findings: ['code:zeros-lost'] },
  truncation: { ...everyCode, findings: ['truncation:'] },
  'time-steps': { ...everyCode, findings: ['clock:', 'counter:step'] },
  'secret-long': { ...code, findings: ['key:'] },
  'secret-padded': { ...code, findings: ['key:'] },
  'secret-zero-byte': { ...code, findings: ['key:'] },
  'algorithm-lower-case': { ...code, findings: hash },
  'issuer-mismatch': { ...code, findings: [] },
  'label-space-colon': { ...code, findings: [] },
  'label-non-latin': { ...code, findings: [] },
  'refuse-digits-0': refusal,
  'refuse-period-0': refusal,
  'refuse-base32': refusal,
  'refuse-algorithm': refusal,
} as const satisfies Record<string, Capability>;

export type CapabilityId = keyof typeof capabilities;

/** The ids of all capabilities, in the order of the report. */
export const capabilityIds = Object.keys(capabilities).filter(
  (id): id is CapabilityId => id in capabilities,
);

/** Returns a capability by its id, with its optional properties. */
export function capabilityOf(id: CapabilityId): Capability {
  return capabilities[id];
}

/** What an authenticator app is tested for. */
interface Capability {
  /** A good app shows the right code, or refuses. */
  readonly wanted: 'code' | 'refusal';
  /**
   * Where it is looked for: in QR codes of its own, or in every code that the app shows, since
   * only some codes would show that it is lacking.
   */
  readonly seenIn: 'own' | 'every-code';
  /** The findings that say the app lacks it: the beginnings of their names. */
  readonly findings: readonly string[];
  /** The capability without which this one cannot be tested. */
  readonly needs?: 'hotp';
}

const code = { wanted: 'code', seenIn: 'own' } as const;
const everyCode = { wanted: 'code', seenIn: 'every-code' } as const;
const refusal = { wanted: 'refusal', seenIn: 'own', findings: [] } as const;

const hash = ['algorithm:', 'truncation:byte19'] as const;
const length = ['digits:', 'code:cut', 'alphabet:'] as const;
const counter = ['type:', 'counter:little-endian', 'counter:32-bit', 'counter:text'] as const;

/** The capabilities in the order of the report. */
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
  'time-steps': { ...everyCode, findings: ['clock:'] },
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

/** The names of all capabilities, in the order of the report. */
export const capabilityIds = Object.keys(capabilities).filter(
  (id): id is CapabilityId => id in capabilities,
);

/** The same as `capabilities`, as seen by code that treats all alike. */
export function capabilityOf(id: CapabilityId): Capability {
  return capabilities[id];
}

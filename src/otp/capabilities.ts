import type { FindingFamily } from './diagnosis/types.ts';

/** What an authenticator app is tested for. */
interface Capability {
  /** A good app shows the right code, or refuses. */
  readonly wanted: 'code' | 'refusal';
  /** The families of findings that say the app lacks it. */
  readonly families: readonly FindingFamily[];
}

/** The capabilities in the order of the report. */
export const capabilities = {
  sha256: { wanted: 'code', families: ['algorithm', 'truncation'] },
  sha512: { wanted: 'code', families: ['algorithm', 'truncation'] },
  'digits-7': { wanted: 'code', families: ['digits', 'code', 'alphabet'] },
  'digits-8': { wanted: 'code', families: ['digits', 'code', 'alphabet'] },
  'period-60': { wanted: 'code', families: ['period'] },
  hotp: { wanted: 'code', families: ['type'] },
  'hotp-first-code': { wanted: 'code', families: ['type', 'counter'] },
  'secret-long': { wanted: 'code', families: ['key'] },
  'secret-padded': { wanted: 'code', families: ['key'] },
  'algorithm-lower-case': { wanted: 'code', families: ['algorithm', 'truncation'] },
  'issuer-mismatch': { wanted: 'code', families: [] },
  'label-space-colon': { wanted: 'code', families: [] },
  'label-non-latin': { wanted: 'code', families: [] },
  'refuse-digits-0': { wanted: 'refusal', families: [] },
  'refuse-period-0': { wanted: 'refusal', families: [] },
  'refuse-base32': { wanted: 'refusal', families: [] },
  'refuse-algorithm': { wanted: 'refusal', families: [] },
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

import type { Build } from '../releases/types.ts';

export type RequiredSystem = 'windows' | 'macos' | 'ios' | 'watchos';

/** The least version of a system: '10.14'. */
export interface Requirement {
  readonly system: RequiredSystem;
  readonly version: string;
}

/** One row of a list of specifications; its label is named by `id`. */
export type Specification =
  | { readonly id: 'credential' | 'sizes' }
  | { readonly id: 'price'; readonly onlyFor?: 'persons' }
  | { readonly id: 'requirement' | 'widgets' | 'watch'; readonly requirement: Requirement }
  | { readonly id: 'processors'; readonly processors: readonly Processor[] }
  | { readonly id: 'types' | 'algorithms' | 'digits'; readonly values: readonly string[] }
  | { readonly id: 'periods'; readonly seconds: readonly number[] }
  | { readonly id: 'defaults'; readonly defaults: typeof otpDefaults };

export type Processor = Exclude<Build, 'universal'> | 'apple-silicon' | 'intel';

/** What a code is made with where nothing else is said (specification, section 9). */
const otpDefaults = { digits: 6, algorithm: 'SHA1', seconds: 30 } as const;

/** What every app of the family supports (specification, section 9). */
export const supportedCodes: readonly Specification[] = [
  { id: 'types', values: ['TOTP (RFC 6238)', 'HOTP (RFC 4226)'] },
  { id: 'algorithms', values: ['SHA1', 'SHA256', 'SHA512'] },
  { id: 'digits', values: ['6', '8', '10'] },
  { id: 'periods', seconds: [30, 60] },
  { id: 'defaults', defaults: otpDefaults },
  { id: 'credential' },
];

const builtFor: Readonly<Record<Build, readonly Processor[]>> = {
  x64: ['x64'],
  x86: ['x86'],
  universal: ['apple-silicon', 'intel'],
};

/** The processors that a release's files run on. */
export function processorsOf(builds: readonly Build[]): readonly Processor[] {
  return builds.flatMap((build) => builtFor[build]);
}

import type { Judgment, Verdict } from './answers.ts';
import type { CapabilityId } from './capabilities.ts';

/** Which settings the app computes correct codes for, as far as the test shows. */
export interface Support {
  /** Whether the app showed a correct code at all. */
  readonly hasRightCode: boolean;
  readonly algorithms: readonly string[];
  readonly digits: readonly number[];
  /** In seconds. */
  readonly periods: readonly number[];
  readonly hasHotp: boolean;
  /**
   * - `all`: every setting works.
   * - `some`: only these settings work.
   * - `open`: some of the other settings weren't tested, or their answer is unclear.
   */
  readonly extent: 'all' | 'some' | 'open';
}

/** The settings that the sentence may name after the defaults SHA1, 6 digits and 30 seconds. */
const algorithms = [
  ['sha256', 'SHA256'],
  ['sha512', 'SHA512'],
] as const;
const digits = [
  ['digits-7', 7],
  ['digits-8', 8],
] as const;
const periods = [['period-60', 60]] as const;

const decided: readonly (Verdict | undefined)[] = ['right', 'refused', 'misleading'];

/** Returns whether the codes of an answer are all correct. */
function isMatch({ answered }: Judgment): boolean {
  return answered?.explanation?.finding === 'match';
}

/** Returns which settings the app supports. */
export function supportOf(judgments: ReadonlyMap<CapabilityId, Judgment>): Support {
  const verdictOf = (id: CapabilityId) => judgments.get(id)?.verdict;
  const working = <Value>(all: readonly (readonly [CapabilityId, Value])[]) =>
    all.flatMap(([id, value]) => (verdictOf(id) === 'right' ? [value] : []));
  const verdicts = [
    ...[...algorithms, ...digits, ...periods].map(([id]) => verdictOf(id)),
    verdictOf('hotp'),
  ];
  const isAll = verdicts.every((verdict) => verdict === 'right');
  const isDecided = verdicts.every((verdict) => decided.includes(verdict));
  return {
    hasRightCode: [...judgments.values()].some(isMatch),
    algorithms: ['SHA1', ...working(algorithms)],
    digits: [6, ...working(digits)],
    periods: [30, ...working(periods)],
    hasHotp: verdictOf('hotp') === 'right',
    extent: isAll ? 'all' : isDecided ? 'some' : 'open',
  };
}

/**
 * Internals of the diagnosis, and the faults that the checks of programs know, for the benchmarks and tests of this
 * repository. Any version may change them.
 */
export type { ReadObservation } from './diagnosis/codeMatch.ts';
export type { CodeHypothesis } from './diagnosis/codeHypotheses.ts';
export type { FirstCounter } from './diagnosis/movingFactors.ts';
export { type Format, formatCode } from './diagnosis/format.ts';
export type { Truncation } from './diagnosis/truncations.ts';
export {
  algorithmPart,
  causeOf,
  digitsPart,
  periodPart,
  plainPart,
} from './diagnosis/causeParts.ts';
export { minLongCodeDigits } from './diagnosis/diagnose.ts';
export { priorOf } from './diagnosis/hypothesis.ts';
export { searchLimits } from './diagnosis/priors.ts';
export { rank } from './diagnosis/rank.ts';
export {
  quickHypotheses,
  fastCounterHypotheses,
  wideHypotheses,
} from './diagnosis/hypothesisSets.ts';
export {
  type SearchResult,
  matchesFrom,
  type HypothesisSet,
  triedComputations,
  type TriedComputations,
} from './diagnosis/search.ts';
export { codeOf, type Fault, rightComputation } from './program/programComputation.ts';
export { codeFaults } from './program/codeFaults.ts';
export { keyFaults } from './program/keyFaults.ts';
export { macFaults } from './program/macFaults.ts';
export { movingFactorFaults } from './program/movingFactorFaults.ts';
export { inputProperties } from './program/refusals.ts';
export { settingFaults } from './program/settingFaults.ts';
export { verifierFaults } from './verification/verifierFaults.ts';

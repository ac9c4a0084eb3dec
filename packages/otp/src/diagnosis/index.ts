/** Finds what an app did to show other codes than the right ones. */
export { diagnose, diagnoseWidely } from './diagnose.ts';
export { chanceOf, type CodeResult, readCode } from './code.ts';
export { mostLate, seemsLate } from './late.ts';
export type {
  Alternative,
  Cause,
  Certainty,
  CodeEvidence,
  Computation,
  Diagnosis,
  Drift,
  Equivalent,
  Evidence,
  FindingFamily,
  FindingPart,
  FindingSentence,
  NextQuestion,
  Observation,
  Settlement,
} from './types.ts';

/** Hashes once what several diagnoses of the same account need. */
export {
  type Construction,
  createMacCache,
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacRecipe,
  type Message,
} from './macs.ts';

/** Finds out why an app shows other codes than the correct ones. */
export { diagnose, diagnoseFully, diagnoseWidely } from './diagnose.ts';
export { type CodeResult, guessProbability, readCode } from './readCode.ts';
export { type SentenceFormats, sentenceValues, wantedValue } from './sentenceValues.ts';
export { looksLikeTypingDelay, maxTypingDelay } from './typingDelay.ts';
export type {
  Alternative,
  Cause,
  CauseFamily,
  CausePart,
  CauseKind,
  Certainty,
  CodeEvidence,
  CodeComputation,
  Diagnosis,
  Drift,
  Equivalent,
  DiagnosisEvidence,
  KnownFacts,
  NextCodePurpose,
  NextStep,
  Observation,
} from './types.ts';

/** Caches the MACs that several diagnoses of the same account need. */
export {
  type Construction,
  type CounterEncoding,
  createMacCache,
  type DiagnosedAlgorithm,
  diagnosedAlgorithms,
  type MacCache,
  type MacMethod,
} from './macs.ts';

/** Finds out why a server refuses correct codes, from the codes that it accepted and refused. */
export { diagnoseServer } from './diagnoseServer.ts';
export { recommendedLookAhead, recommendedServer, simulateServer } from './simulateServer.ts';
export {
  type Attempt,
  type AttemptEvidence,
  minCertainProbability,
  type AttemptOutcome,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerFacts,
  type ServerQuestion,
  type ServerSettings,
  type UnmatchedAttempt,
} from './types.ts';

/** A guided run that tests a server with at most `maxAttempts` codes. */
export {
  type CheckVerdict,
  type ServerCheck,
  serverChecks,
  type ServerSource,
  sourcesOfChecks,
} from './run/checks.ts';
export { maxAttempts } from './run/nextRequest.ts';
export { nextAttempt } from './run/nextAttempt.ts';
export { reportRun } from './run/reportRun.ts';
export type {
  AttemptPurpose,
  CheckReport,
  ClockErrorRange,
  AttemptComputation,
  Phase,
  PlannedAttempt,
  RunAttempt,
} from './run/types.ts';

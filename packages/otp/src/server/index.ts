/** Finds how a server checks codes from which ones it accepted and refused. */
export { diagnoseServer } from './diagnoseServer.ts';
export { playServer, recommendedLookAhead, recommendedServer } from './play.ts';
export {
  type Attempt,
  type AttemptEvidence,
  certainFrom,
  type Outcome,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerFacts,
  type ServerQuestion,
  type ServerSettings,
} from './types.ts';

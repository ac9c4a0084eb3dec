/** Finds out why a server refuses correct codes, from the codes that it accepted and refused. */
export { diagnoseServer } from './diagnoseServer.ts';
export { recommendedLookAhead, recommendedServer, simulateServer } from './simulateServer.ts';
export {
  type Attempt,
  type AttemptEvidence,
  certainThreshold,
  type Outcome,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerFacts,
  type ServerQuestion,
  type ServerSettings,
} from './types.ts';

/** Finds the faults of a program that verifies codes, from its answers for a list of typed codes. */
export type { VerifierCausePart, VerifierCauseKind } from './verifierFault.ts';
export type { VerifierCause, VerifierExplanation } from './findVerifierFaults.ts';
export {
  readVerifications,
  type VerificationGroup,
  verificationGroups,
  type VerificationInput,
} from './readVerifications.ts';
export { judgeVerifications, type VerificationResult } from './judgeVerifications.ts';

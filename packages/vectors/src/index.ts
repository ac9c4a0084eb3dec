/** Test vectors for one-time passwords: codes, Base32, otpauth URIs, exports and verification. */
export { makeSuite, writeSuite } from './suite.ts';
export type { FlagName } from './flags.ts';
export {
  type Base32Case,
  type CodeCase,
  type CodeSettings,
  type ExportCase,
  type Suite,
  type SuiteAccount,
  type SuiteCase,
  type SuiteGroup,
  type SuiteKind,
  suiteKinds,
  type UriCase,
  type VerificationCase,
} from './types.ts';

/** The cases that a program under test is asked for (@otp-lab/otp/program), a line each. */
export { selectInputs } from './selectInputs.ts';

/** Test vectors for one-time passwords: codes, Base32, otpauth URIs, exports and verification. */
export { makeSuite, writeSuite } from './suite.ts';
export type { FlagName } from './suiteFlags.ts';
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

/** The selection of cases that @otp-lab/otp/program uses as inputs. */
export { selectInputs } from './selectInputs.ts';

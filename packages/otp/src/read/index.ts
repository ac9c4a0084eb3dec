/** Reads otpauth URIs and exports of apps. Returns accounts and findings about the text. */
export { maxTextLength, type ReadResult, readText, readTexts } from './text.ts';
export { textOfBytes } from './textOfBytes.ts';

/** Findings and their rules. */
export { documentsOf, type Finding, readRules, type RuleId, type Severity } from './rules.ts';

/** Accounts of Steam, Mobile-OTP and Yandex, and their codes. */
export {
  type ProprietaryAccount,
  proprietarySettings,
  type ProprietaryType,
} from './proprietary/proprietaryAccount.ts';
export { proprietaryCode } from './proprietary/proprietaryCode.ts';

/** Codes that are no OTP accounts. */
export { type ForeignCode, foreignKinds, type ForeignKind } from './foreign/foreignCode.ts';

/** Files that are recognized, but can't be read. */
export { type ClosedFile, recognizeClosedFile } from './files/recognizeClosedFile.ts';

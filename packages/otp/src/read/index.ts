/** Reads otpauth URIs and exports of apps. Returns accounts and findings about the text. */
export { maxTextLength, type ReadResult, readText, readTexts } from './text.ts';
export { type Batch, incompleteBatches } from './batch.ts';
export { parseJson } from './sources.ts';
export type { ReadEntry, Unreadable } from './types.ts';
export { textOfBytes } from './textOfBytes.ts';

/** What files contain about accounts beside their settings. */
export { type AccountDetails, type AccountIcon, noDetails } from './accountDetails.ts';

/** Findings and their rules. */
export { documentsOf, type Finding, readRules, type RuleId, type Severity } from './rules.ts';

/** Accounts of Steam, Mobile-OTP and Yandex, and their codes. */
export {
  type ProprietaryAccount,
  proprietarySettings,
  type ProprietaryType,
} from './proprietary/proprietaryAccount.ts';
export { proprietaryCode } from './proprietary/proprietaryCode.ts';

/** Codes that aren't OTP accounts. */
export { type ForeignCode, foreignKinds, type ForeignKind } from './foreign/foreignCode.ts';

/** The apps whose files can be read. */
export { type FileApp, fileApps } from './files/fileApps.ts';

/** Files that are recognized, but can't be read. */
export { type ClosedFile, recognizeClosedFile } from './files/recognizeClosedFile.ts';

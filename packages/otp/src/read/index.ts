/** Reads otpauth URIs and the exports of apps: accounts, and what is wrong with the text. */
export { longestText, type ReadResult, readText, readTexts } from './text.ts';
export { textOfBytes } from './textOfBytes.ts';

/** The rules that a finding names. */
export { documentOf, type Finding, readRules, type RuleId, type Severity } from './rules.ts';

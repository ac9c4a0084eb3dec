/** Reads otpauth URIs and exports of apps. Returns accounts and findings about the text. */
export { maxTextLength, type ReadResult, readText, readTexts } from './text.ts';
export { textOfBytes } from './textOfBytes.ts';

/** Findings and their rules. */
export { documentOf, type Finding, readRules, type RuleId, type Severity } from './rules.ts';

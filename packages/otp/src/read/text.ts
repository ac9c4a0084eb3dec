import type { OtpSettings } from '../settings.ts';
import { type Batch, mergeBatch } from './batch.ts';
import { collectFindings, type Finding, type ReportFinding } from './rules.ts';
import { readSources } from './sources.ts';
import type { AccountResult, SourceResult } from './types.ts';

/** Maximum length of a text in characters. Enough for the file of a large vault without icons. */
export const maxTextLength = 4_194_304;

/** The accounts in a text and the findings about it. */
export interface ReadResult {
  readonly accounts: readonly OtpSettings[];
  readonly findings: readonly Finding[];
  /** Why no code can be computed. Present if and only if there is no account. */
  readonly error?: Finding;
  /** Progress of an export that spans several QR codes. */
  readonly batch?: Batch;
}

function reportNoUri(text: string, report: ReportFinding): void {
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(text)?.[1] ?? '';
  const bare = text.replace(/[\s=-]/g, '');
  const resembles =
    scheme === '' && /^[a-z2-7]{16,}$/i.test(bare) ? 'secret' : scheme === '' ? 'text' : 'address';
  report('key-uri-scheme', { scheme: scheme.slice(0, 40), resembles });
}

/** Decodes a text that is percent-encoded as a whole: some tools encode URIs twice. */
function decodeWhole(text: string, report: ReportFinding): string {
  if (/otpauth(?:-migration)?:/i.test(text) || !/otpauth(?:-migration)?%3a/i.test(text))
    return text;
  try {
    const decoded = decodeURIComponent(text);
    report('key-uri-encoded-whole', {});
    return decoded;
  } catch {
    return text;
  }
}

function sourcesOf(text: string, report: ReportFinding): readonly SourceResult[] {
  // trim() also removes a byte order mark, which some editors write.
  const trimmed = text.trim();
  if (trimmed.length > maxTextLength) {
    report('key-uri-too-long', { length: trimmed.length, most: maxTextLength });
    return [];
  }
  const whole = decodeWhole(trimmed, report);
  const sources = readSources(whole, report);
  if (sources.length === 0) reportNoUri(whole, report);
  return sources;
}

/**
 * Reads several texts together, for example the QR codes of one Google Authenticator export. Each
 * may contain what `readText` accepts. Never throws.
 */
export function readTexts(texts: readonly string[]): ReadResult {
  const { findings, report } = collectFindings();
  const { sources, batch } = mergeBatch(
    texts.flatMap((text) => sourcesOf(text, report)),
    report,
  );
  const accounts: OtpSettings[] = [];
  for (const source of sources) {
    findings.push(...source.findings);
    for (const one of source.accounts) {
      const reference = accountReference(one, accounts.length);
      if (one.settings !== undefined) accounts.push(one.settings);
      findings.push(...relevantFindings(one).map((finding) => ({ ...finding, ...reference })));
    }
  }
  return {
    accounts,
    findings,
    ...(accounts.length === 0 ? errorOf(findings) : {}),
    ...(batch === undefined ? {} : { batch }),
  };
}

/**
 * Reads otpauth URIs and Google Authenticator exports, one or many, in a list or in prose, and the
 * export files of apps. Never throws: if no code can be computed, the result has an `error`.
 *
 * @example
 * const { accounts, findings } = readText('otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQ');
 */
export function readText(text: string): ReadResult {
  return readTexts([text]);
}

/** Returns only the errors of an account whose type isn't supported: other faults don't matter. */
function relevantFindings({ findings }: AccountResult): readonly Finding[] {
  const hasUnsupportedType = findings.some(({ rule }) => rule === 'key-uri-type');
  return hasUnsupportedType ? findings.filter(({ severity }) => severity === 'error') : findings;
}

/** Identifies an account in its findings: by index, or by name if it is unusable. */
function accountReference(
  { settings, name }: AccountResult,
  index: number,
): Pick<Finding, 'account' | 'name'> {
  if (settings !== undefined) return { account: index };
  return name === '' ? {} : { name };
}

function errorOf(findings: readonly Finding[]): { error?: Finding } {
  const error = findings.find(({ severity }) => severity === 'error');
  return error === undefined ? {} : { error };
}

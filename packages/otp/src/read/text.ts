import { normalizeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { AccountLimit, maxAccounts } from './accountLimit.ts';
import { type Batch, mergeBatch } from './batch.ts';
import type { ForeignCode } from './foreign/foreignCode.ts';
import { recognizeForeign } from './foreign/recognizeForeign.ts';
import type { ProprietaryAccount } from './proprietary/proprietaryAccount.ts';
import { collectFindings, type Finding, type ReportFinding } from './rules.ts';
import { hexAsBase32, maxSecretLength } from './secret.ts';
import { readSources } from './sources.ts';
import type { AccountResult, SourceResult } from './types.ts';

/** Maximum length of a text in characters. Enough for the file of a large vault without icons. */
export const maxTextLength = 4_194_304;

/** The accounts in a text and the findings about it. */
export interface ReadResult {
  readonly accounts: readonly OtpSettings[];
  /** Accounts of Steam, Mobile-OTP and Yandex, whose codes don't follow the RFCs. */
  readonly proprietaryAccounts: readonly ProprietaryAccount[];
  /** What the texts without accounts are for, if known. */
  readonly foreign: readonly ForeignCode[];
  readonly findings: readonly Finding[];
  /** Why no code can be computed. Present if and only if there is no account of either kind. */
  readonly error?: Finding;
  /** Progress of an export that spans several QR codes. */
  readonly batch?: Batch;
}

/** Reports that a text contains no URI, and returns what it is instead. */
function reportNoUri(text: string, report: ReportFinding): ForeignCode | undefined {
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(text)?.[1]?.slice(0, 40) ?? '';
  const bare = text.length > maxSecretLength ? '' : normalizeBase32(text);
  const base32 = hexAsBase32(bare) ?? '';
  const isBase32 = /^[A-Z2-7]{16,}$/.test(bare);
  const foreign = isBase32 || base32 !== '' ? undefined : recognizeForeign(text);
  let resembles = scheme === '' ? 'text' : 'address';
  if (foreign !== undefined) resembles = 'foreign';
  else if (base32 !== '') resembles = 'hexadecimal';
  else if (isBase32) resembles = 'secret';
  report('key-uri-scheme', { scheme, resembles, base32 });
  return foreign;
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

function sourcesOf(
  text: string,
  limit: AccountLimit,
  report: ReportFinding,
): readonly SourceResult[] {
  // trim() also removes a byte order mark, which some editors write.
  const trimmed = text.trim();
  if (trimmed.length > maxTextLength) {
    report('key-uri-too-long', { length: trimmed.length, most: maxTextLength });
    return [];
  }
  const whole = decodeWhole(trimmed, report);
  const sources = readSources(whole, limit);
  if (sources.length > 0) return sources;
  return [{ accounts: [], findings: [], foreign: reportNoUri(whole, report) }];
}

/** Reports that only the first accounts were read, before all other findings. */
function reportLimit({ count }: AccountLimit): readonly Finding[] {
  const { findings, report } = collectFindings();
  if (count > maxAccounts) report('key-uri-too-many', { count, most: maxAccounts });
  return findings;
}

/**
 * Reads several texts together, for example the QR codes of one Google Authenticator export. Each
 * may contain what `readText` accepts. Never throws.
 */
export function readTexts(texts: readonly string[]): ReadResult {
  const { findings, report } = collectFindings();
  const limit = new AccountLimit();
  const { sources, batch } = mergeBatch(
    texts.flatMap((text) => sourcesOf(text, limit, report)),
    report,
  );
  findings.unshift(...reportLimit(limit));
  const accounts: OtpSettings[] = [];
  const proprietaryAccounts: ProprietaryAccount[] = [];
  for (const source of sources) {
    findings.push(...source.findings);
    for (const one of source.accounts) {
      const reference = accountReference(one, accounts.length, proprietaryAccounts.length);
      if (one.settings !== undefined) accounts.push(one.settings);
      if (one.proprietary !== undefined) proprietaryAccounts.push(one.proprietary);
      for (const finding of relevantFindings(one)) findings.push({ ...finding, ...reference });
    }
  }
  const hasAccounts = accounts.length + proprietaryAccounts.length > 0;
  return {
    accounts,
    proprietaryAccounts,
    foreign: distinctForeign(sources),
    findings,
    ...(hasAccounts ? {} : errorOf(findings)),
    ...(batch === undefined ? {} : { batch }),
  };
}

/** Returns what the sources without accounts are, each kind and app once. */
function distinctForeign(sources: readonly SourceResult[]): readonly ForeignCode[] {
  const found = sources.flatMap(({ foreign }) => (foreign === undefined ? [] : [foreign]));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
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

/**
 * Returns the findings that matter: only the errors of an account whose type isn't supported, and no
 * notes about the form of Yandex's URIs, which the Key Uri Format doesn't describe.
 */
function relevantFindings({ findings, proprietary }: AccountResult): readonly Finding[] {
  if (proprietary?.type === 'yandex')
    return findings.filter(
      ({ rule, severity }) => severity !== 'note' || rule === 'proprietary-type',
    );
  const hasUnsupportedType = findings.some(({ rule }) => rule === 'key-uri-type');
  return hasUnsupportedType ? findings.filter(({ severity }) => severity === 'error') : findings;
}

/** Identifies an account in its findings: by index, or by name if it is unusable. */
function accountReference(
  { settings, proprietary, name }: AccountResult,
  index: number,
  proprietaryIndex: number,
): Pick<Finding, 'account' | 'proprietaryAccount' | 'name'> {
  if (settings !== undefined) return { account: index };
  if (proprietary !== undefined) return { proprietaryAccount: proprietaryIndex };
  return name === '' ? {} : { name };
}

function errorOf(findings: readonly Finding[]): { error?: Finding } {
  const error = findings.find(({ severity }) => severity === 'error');
  return error === undefined ? {} : { error };
}

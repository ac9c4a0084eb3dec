import { normalizeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';
import { noDetails } from './accountDetails.ts';
import { AccountLimit, maxAccounts } from './accountLimit.ts';
import { type Batch, mergeBatches } from './batch.ts';
import type { ForeignCode } from './foreign/foreignCode.ts';
import { recognizeForeign } from './foreign/recognizeForeign.ts';
import type { ProprietaryAccount } from './proprietary/proprietaryAccount.ts';
import { collectFindings, type Finding, type ReportFinding } from './rules.ts';
import { hexAsBase32, maxSecretLength } from './secret.ts';
import { readSources } from './sources.ts';
import type { AccountResult, ReadEntry, SourceResult, Unreadable } from './types.ts';

/** Maximum length of a text in characters. Enough for the file of a large vault without icons. */
export const maxTextLength = 4_194_304;

/** The accounts in a text and the findings about it. */
export interface ReadResult {
  readonly accounts: readonly OtpSettings[];
  /** Accounts of Steam, Mobile-OTP and Yandex, whose codes don't follow the RFCs. */
  readonly proprietaryAccounts: readonly ProprietaryAccount[];
  /** The accounts of both kinds in the order of the texts, with their details. */
  readonly entries: readonly ReadEntry[];
  /** The accounts, files and texts that couldn't be read. `findings` has their errors, too. */
  readonly unreadable: readonly Unreadable[];
  /** The purposes of texts without accounts, as far as they are known. */
  readonly foreign: readonly ForeignCode[];
  readonly findings: readonly Finding[];
  /** Why no code can be computed. Present if and only if there is no account of either kind. */
  readonly error?: Finding;
  /** The exports that span several QR codes. */
  readonly batches: readonly Batch[];
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
  maxLength: number,
  limit: AccountLimit,
  report: ReportFinding,
): readonly SourceResult[] {
  // trim() also removes a byte order mark, which some editors write.
  const trimmed = text.trim();
  if (trimmed.length > maxLength) {
    report('key-uri-too-long', { length: trimmed.length, most: maxLength });
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
 *
 * @param maxLength the greatest length of a text in characters
 */
export function readTexts(texts: readonly string[], maxLength = maxTextLength): ReadResult {
  const { findings, report } = collectFindings();
  const limit = new AccountLimit();
  const { sources, batches } = mergeBatches(
    texts.flatMap((text) => sourcesOf(text, maxLength, limit, report)),
    report,
  );
  findings.unshift(...reportLimit(limit));
  const accounts: OtpSettings[] = [];
  const proprietaryAccounts: ProprietaryAccount[] = [];
  const entries: ReadEntry[] = [];
  const unreadable: Unreadable[] = errorsOf(findings).map((finding) => ({ name: '', finding }));
  for (const source of sources) {
    findings.push(...source.findings);
    unreadable.push(...firstError('', source.findings));
    for (const account of source.accounts) {
      const { settings, proprietary, details = noDetails } = account;
      const reference = accountReference(account, accounts.length, proprietaryAccounts.length);
      if (settings !== undefined) accounts.push(settings);
      if (proprietary !== undefined) proprietaryAccounts.push(proprietary);
      const isUsable = settings !== undefined || proprietary !== undefined;
      if (isUsable) entries.push({ settings, proprietary, details });
      else unreadable.push(...firstError(account.name, account.findings));
      for (const finding of relevantFindings(account)) findings.push({ ...finding, ...reference });
    }
  }
  return {
    accounts,
    proprietaryAccounts,
    entries,
    unreadable,
    foreign: distinctForeign(sources),
    findings,
    batches,
    ...(entries.length > 0 ? {} : errorOf(findings)),
  };
}

/** Returns what the sources without accounts are for. Contains each kind and app only once. */
function distinctForeign(sources: readonly SourceResult[]): readonly ForeignCode[] {
  const found = sources.flatMap(({ foreign }) => (foreign === undefined ? [] : [foreign]));
  return [...new Map(found.map((code) => [JSON.stringify(code), code])).values()];
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
 * Returns the findings that matter. If the account's type isn't supported, only its errors matter. The Key URI Format
 * doesn't describe Yandex's URIs, so notes about their form don't matter.
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

function errorsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

function errorOf(findings: readonly Finding[]): { error?: Finding } {
  const [error] = errorsOf(findings);
  return error === undefined ? {} : { error };
}

/** Returns the first error with the name, or nothing if there is no error. */
function firstError(name: string, findings: readonly Finding[]): readonly Unreadable[] {
  const { error } = errorOf(findings);
  return error === undefined ? [] : [{ name, finding: error }];
}

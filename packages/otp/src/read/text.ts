import type { OtpSettings } from '../settings.ts';
import { type Batch, mergeBatch } from './batch.ts';
import { collectFindings, type Finding, type Report } from './rules.ts';
import { readSources } from './sources.ts';
import type { ReadOne, ReadSource } from './types.ts';

/** Longest text that is read, in characters: the file of a large vault, without its pictures. */
export const longestText = 4_194_304;

/** What was read from a text. */
export interface ReadResult {
  readonly accounts: readonly OtpSettings[];
  readonly findings: readonly Finding[];
  /** Why no code can be computed; present exactly where there is no account. */
  readonly error?: Finding;
  /** How much of an export of several QR codes is here. */
  readonly batch?: Batch;
}

function reportNoUri(text: string, report: Report): void {
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(text)?.[1] ?? '';
  const bare = text.replace(/[\s=-]/g, '');
  const resembles =
    scheme === '' && /^[a-z2-7]{16,}$/i.test(bare) ? 'secret' : scheme === '' ? 'text' : 'address';
  report('key-uri-scheme', { scheme: scheme.slice(0, 40), resembles });
}

/** Undoes percent-encoding of the whole text, which some tools add to an address once more. */
function decodeWhole(text: string, report: Report): string {
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

function sourcesOf(text: string, report: Report): readonly ReadSource[] {
  // Editors of some systems begin a file with a byte order mark, which trim() drops.
  const trimmed = text.trim();
  if (trimmed.length > longestText) {
    report('key-uri-too-long', { length: trimmed.length, most: longestText });
    return [];
  }
  const whole = decodeWhole(trimmed, report);
  const sources = readSources(whole, report);
  if (sources.length === 0) reportNoUri(whole, report);
  return sources;
}

/**
 * Reads what QR codes, files or a person give: otpauth URIs and Google Authenticator exports one
 * after another, in a list or in prose, or the files of apps. Never throws; where no code can be
 * computed there is an error.
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
      const place = placeOf(one, accounts.length);
      if (one.settings !== undefined) accounts.push(one.settings);
      findings.push(...worthTelling(one).map((finding) => ({ ...finding, ...place })));
    }
  }
  return {
    accounts,
    findings,
    ...(accounts.length === 0 ? errorOf(findings) : {}),
    ...(batch === undefined ? {} : { batch }),
  };
}

/** Reads one text. */
export function readText(text: string): ReadResult {
  return readTexts([text]);
}

/** Of an account whose type gives no code here, nothing else matters. */
function worthTelling({ findings }: ReadOne): readonly Finding[] {
  const isOther = findings.some(({ rule }) => rule === 'key-uri-type');
  return isOther ? findings.filter(({ severity }) => severity === 'error') : findings;
}

/** What tells the findings of one account: its place, or its name where it came to nothing. */
function placeOf({ settings, name }: ReadOne, place: number): Pick<Finding, 'account' | 'name'> {
  if (settings !== undefined) return { account: place };
  return name === '' ? {} : { name };
}

function errorOf(findings: readonly Finding[]): { error?: Finding } {
  const error = findings.find(({ severity }) => severity === 'error');
  return error === undefined ? {} : { error };
}

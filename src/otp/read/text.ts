import type { OtpSettings } from '../settings.ts';
import { type Batch, mergeBatch } from './batch.ts';
import { collectFindings, type Finding, type Report } from './rules.ts';
import { readSources } from './sources.ts';

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

/**
 * Reads what a QR code, a file or a person gives: otpauth URIs and Google Authenticator exports
 * one after another, in a list or in prose, or the file of an app. Never throws; where no code
 * can be computed there is an error.
 */
export function readText(text: string): ReadResult {
  const { findings, report } = collectFindings();
  // Editors of some systems begin a file with a byte order mark, which trim() drops.
  const trimmed = text.trim();
  if (trimmed.length > longestText) {
    report('key-uri-too-long', { length: trimmed.length, most: longestText });
    return { accounts: [], findings, ...errorOf(findings) };
  }
  const whole = decodeWhole(trimmed, report);
  const found = readSources(whole);
  if (found.length === 0) reportNoUri(whole, report);
  const { sources, batch } = mergeBatch(found, report);
  const accounts: OtpSettings[] = [];
  for (const source of sources) {
    findings.push(...source.findings);
    for (const { settings, findings: own, name } of source.accounts) {
      const of =
        settings === undefined ? (name === '' ? {} : { name }) : { account: accounts.length };
      if (settings !== undefined) accounts.push(settings);
      findings.push(...own.map((finding) => ({ ...finding, ...of })));
    }
  }
  return {
    accounts,
    findings,
    ...(accounts.length === 0 ? errorOf(findings) : {}),
    ...(batch === undefined ? {} : { batch }),
  };
}

function errorOf(findings: readonly Finding[]): { error?: Finding } {
  const error = findings.find(({ severity }) => severity === 'error');
  return error === undefined ? {} : { error };
}

import type { OtpSettings } from '../settings.ts';
import { mergeParts, type Batch } from './batch.ts';
import { dropEnd } from './ends.ts';
import { readMigration } from './migration.ts';
import { readOtpauth } from './otpauth.ts';
import { collectFindings, type Finding, type Report } from './rules.ts';
import type { ReadUri } from './types.ts';

/** Longest text that is read, in characters: some thirty of the largest QR codes. */
const longestText = 131_072;

/** What was read from a text. */
export interface ReadResult {
  readonly accounts: readonly OtpSettings[];
  readonly findings: readonly Finding[];
  /** Why no code can be computed; present exactly where there is no account. */
  readonly error?: Finding;
  /** How much of an export of several QR codes is here. */
  readonly batch?: Batch;
}

const scheme = /(?<![a-z0-9.+-])(?:apple-)?otpauth(?:-migration)?:/i;
const nextUri = /(?<=\s)(?=(?:apple-)?otpauth(?:-migration)?:\/\/)/i;

function reportNoScheme(text: string, report: Report): void {
  const named = /^([a-z][a-z0-9.+-]*):/i.exec(text)?.[1] ?? '';
  const bare = text.replace(/[\s=-]/g, '');
  const resembles =
    named === '' && /^[a-z2-7]{16,}$/i.test(bare) ? 'secret' : named === '' ? 'text' : 'address';
  report('key-uri-scheme', { scheme: named.slice(0, 40), resembles });
}

/** Takes quotation marks, brackets and line breaks off a URI and notes what was there. */
function unwrap(text: string, report: Report): string {
  const start = scheme.exec(text)?.index ?? 0;
  if (start > 0) report('key-uri-text-around', {});
  const uri = dropEnd(text.slice(start).trimEnd(), '"\'<>`');
  if (/[\r\n]/.test(uri)) report('key-uri-line-breaks', {});
  return uri
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .join('');
}

function readUri(text: string): ReadUri {
  const { findings, report } = collectFindings();
  const uri = unwrap(text, report);
  const [, name, slashes, rest] = /^([a-z-]+):(\/*)(.*)$/is.exec(uri) ?? [];
  if (name === undefined || rest === undefined || !scheme.test(uri)) {
    reportNoScheme(text, report);
    return { accounts: [], findings, part: undefined };
  }
  if (name !== name.toLowerCase()) report('key-uri-scheme-case', { scheme: name });
  if (slashes !== '//') report('key-uri-slashes', {});
  if (name.toLowerCase().endsWith('migration')) return { ...readMigration(rest, report), findings };
  const settings = readOtpauth(rest, report);
  return { accounts: [{ settings, findings }], findings: [], part: undefined };
}

function decodeWhole(text: string, report: Report): string {
  if (scheme.test(text) || !/otpauth(?:-migration)?%3a/i.test(text)) return text;
  try {
    const decoded = decodeURIComponent(text);
    report('key-uri-encoded-whole', {});
    return decoded;
  } catch {
    return text;
  }
}

/**
 * Reads what a QR code or a person gives: an otpauth URI, a Google Authenticator export, or
 * several of them one after another, as the QR codes of one export are. Never throws; where no
 * code can be computed there is an error.
 */
export function readText(text: string): ReadResult {
  const { findings, report } = collectFindings();
  const trimmed = text.trim();
  if (trimmed.length > longestText) {
    report('key-uri-too-long', { length: trimmed.length, most: longestText });
    return { accounts: [], findings, ...errorOf(findings) };
  }
  const uris = decodeWhole(trimmed, report).split(nextUri).map(readUri);
  const { parts, batch } = mergeParts(uris, report);
  const accounts: OtpSettings[] = [];
  for (const part of parts) {
    findings.push(...part.findings);
    for (const one of part.accounts) {
      const place = one.settings === undefined ? {} : { account: accounts.length };
      if (one.settings !== undefined) accounts.push(one.settings);
      findings.push(...one.findings.map((finding) => ({ ...finding, ...place })));
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

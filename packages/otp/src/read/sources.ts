import type { AccountDetails } from './accountDetails.ts';
import type { AccountLimit } from './accountLimit.ts';
import { readAccount, type Fields } from './fields.ts';
import { type AppFile, readJsonFile, readTextFile } from './files/appFile.ts';
import type { FileApp } from './files/fileApps.ts';
import { stringsIn } from './files/json.ts';
import type { FileEntry } from './files/types.ts';
import { findUris, type FoundUri } from './findUris.ts';
import { readMigration } from './readMigration.ts';
import { displayName, reportNames } from './names.ts';
import { fieldsOfMotpUri, fieldsOfSteamUri, fieldsOfUri } from './otpauth.ts';
import { collectFindings, type Finding, type ReportFinding } from './rules.ts';
import type { AccountResult, SourceResult } from './types.ts';
import { detailsOfUri } from './uriDetails.ts';
import { isMigrationUri } from './uriEnd.ts';

/** The parts of a URI: the scheme, the slashes after its colon, and the rest. */
function splitUri(uri: string): { scheme: string; slashes: string; rest: string } {
  const [, scheme = '', slashes = '', rest = ''] = /^([a-z-]+):(\/*)(.*)$/is.exec(uri) ?? [];
  return { scheme, slashes, rest };
}

function reportScheme(
  { scheme, slashes }: ReturnType<typeof splitUri>,
  report: ReportFinding,
): void {
  if (scheme !== scheme.toLowerCase()) report('key-uri-scheme-case', { scheme });
  if (slashes !== '//') report('key-uri-slashes', {});
}

/** Returns the fields of a URI that isn't an export, or undefined if its scheme is unknown. */
function fieldsOf(uri: string, name: string, report: ReportFinding): Fields | undefined {
  const parts = splitUri(uri);
  const scheme = parts.scheme.toLowerCase();
  if (scheme === 'motp') return fieldsOfMotpUri(parts.rest);
  if (scheme === 'steam') return fieldsOfSteamUri(parts.rest, name);
  if (scheme !== 'otpauth' && scheme !== 'apple-otpauth') return undefined;
  reportScheme(parts, report);
  return fieldsOfUri(parts.rest, report);
}

/**
 * Reads an export of Google Authenticator. If it has no readable account, the result says what the URI is (`foreign`).
 */
function readMigrationUri(
  uri: string,
  limit: AccountLimit,
  findings: Finding[],
  report: ReportFinding,
): SourceResult {
  const parts = splitUri(uri);
  reportScheme(parts, report);
  const result = readMigration(parts.rest, limit, report);
  if (result.accounts.length > 0) return { ...result, findings };
  const foreign = { kind: 'app-transfer', app: 'Google Authenticator', scheme: '' } as const;
  return { ...result, findings, foreign };
}

/** Reads one URI that was found in a text. */
function readUri(found: FoundUri, limit: AccountLimit): SourceResult {
  const { findings, report } = collectFindings();
  if (found.hasTextAround) report('key-uri-text-around', {});
  if (found.hasLineBreaks) report('key-uri-line-breaks', {});
  if (found.followsDirectly) report('key-uri-no-separator', {});
  if (isMigrationUri(found.uri)) return readMigrationUri(found.uri, limit, findings, report);
  const [admitted] = limit.admit([found.uri]);
  const fields = admitted === undefined ? undefined : fieldsOf(admitted, '', report);
  if (fields === undefined) return { accounts: [], findings: [] };
  const account = readAccount(fields, report);
  const details = detailsOfUri(found.uri);
  return { accounts: [{ ...account, details, findings, name: displayName(fields) }], findings: [] };
}

function detailsOf(entry: FileEntry): AccountDetails | undefined {
  if (entry.kind === 'damaged') return undefined;
  return entry.details ?? (entry.kind === 'uri' ? detailsOfUri(entry.uri) : undefined);
}

function readEntry(app: FileApp, entry: FileEntry): AccountResult {
  const { findings, report } = collectFindings();
  const fields =
    entry.kind === 'fields'
      ? entry.fields
      : entry.kind === 'uri'
        ? fieldsOf(entry.uri, entry.name, report)
        : undefined;
  if (fields === undefined) {
    report('file-entry', { app });
    return { findings, name: entry.kind === 'uri' ? entry.name : '' };
  }
  if (entry.kind === 'fields') reportNames(fields, report);
  const name = displayName(fields) || (entry.kind === 'uri' ? entry.name : '');
  return { ...readAccount(fields, report), details: detailsOf(entry), findings, name };
}

function readAppFile({ app, content }: AppFile, limit: AccountLimit): SourceResult {
  const { findings, report } = collectFindings();
  if (content.kind === 'encrypted') {
    report('file-encrypted', { app });
    return { accounts: [], findings };
  }
  const accounts = limit.admit(content.entries).map((entry) => readEntry(app, entry));
  report(content.entries.length === 0 ? 'file-empty' : 'file-app', { app });
  return { accounts, findings };
}

/** Parsing deeper JSON takes seconds. Files of apps have less than a hundredth of this depth. */
const maxNesting = 10_000;

/** Returns whether brackets outside strings are nested more deeply than `maxNesting`. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === '[' || character === '{')) depth += 1;
    else if (!isInString && (character === ']' || character === '}')) depth -= 1;
    if (depth > maxNesting) return true;
  }
  return false;
}

/** Parses JSON. Returns undefined for other text, and for JSON that is nested too deeply. */
export function parseJson(text: string): unknown {
  if (!/^[[{"]/.test(text) || isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a text as the file of an app, as JSON that contains URIs, or as any text with URIs. */
export function readSources(text: string, limit: AccountLimit): readonly SourceResult[] {
  const json = parseJson(text);
  const file = json === undefined ? readTextFile(text) : readJsonFile(json);
  if (file) return [readAppFile(file, limit)];
  const texts = json === undefined ? [text] : stringsIn(json);
  return texts.flatMap((part) => {
    const { uris, count } = findUris(part, limit.left);
    const sources = uris.map((found) => readUri(found, limit));
    limit.count += count - uris.length;
    return sources;
  });
}

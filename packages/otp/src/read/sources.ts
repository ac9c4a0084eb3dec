import { stringsIn } from './files/json.ts';
import { type AppFile, readJsonFile, readCsvFile } from './files/appFile.ts';
import type { FileApp } from './files/fileApps.ts';
import type { FileEntry } from './files/types.ts';
import { readFields } from './fields.ts';
import { findUris, type FoundUri } from './findUris.ts';
import { readMigration } from './migration.ts';
import { displayName, reportNames } from './names.ts';
import { fieldsOfUri } from './otpauth.ts';
import { collectFindings, type ReportFinding } from './rules.ts';
import type { AccountResult, SourceResult } from './types.ts';

/** Reads one URI that was found in a text. */
function readUri({ uri, hasTextAround, hasLineBreaks }: FoundUri): SourceResult {
  const { findings, report } = collectFindings();
  if (hasTextAround) report('key-uri-text-around', {});
  if (hasLineBreaks) report('key-uri-line-breaks', {});
  const [, scheme = '', slashes, rest = ''] = /^([a-z-]+):(\/*)(.*)$/is.exec(uri) ?? [];
  if (scheme !== scheme.toLowerCase()) report('key-uri-scheme-case', { scheme });
  if (slashes !== '//') report('key-uri-slashes', {});
  if (scheme.toLowerCase().endsWith('migration'))
    return { ...readMigration(rest, report), findings };
  const fields = fieldsOfUri(rest, report);
  const settings = readFields(fields, report);
  return { accounts: [{ settings, findings, name: displayName(fields) }], findings: [] };
}

function readEntry(app: FileApp, entry: FileEntry): readonly AccountResult[] {
  const { findings, report } = collectFindings();
  if (entry.kind === 'damaged') {
    report('file-entry', { app });
    return [{ settings: undefined, findings, name: '' }];
  }
  if (entry.kind === 'fields') {
    const { fields } = entry;
    reportNames(fields, report);
    return [{ settings: readFields(fields, report), findings, name: displayName(fields) }];
  }
  const { uri, name } = entry;
  if (/^(?:apple-)?otpauth:/i.test(uri)) {
    const { accounts } = readUri({ uri, hasTextAround: false, hasLineBreaks: false });
    return accounts.map((one) => ({ ...one, name: one.name || name }));
  }
  report('file-entry', { app });
  return [{ settings: undefined, findings, name }];
}

/** Limits memory use. No real list has more accounts. */
const maxAccounts = 5000;

function limitAccounts<Item>(items: readonly Item[], report: ReportFinding): readonly Item[] {
  if (items.length <= maxAccounts) return items;
  report('key-uri-too-many', { count: items.length, most: maxAccounts });
  return items.slice(0, maxAccounts);
}

function readAppFile({ app, content }: AppFile): SourceResult {
  const { findings, report } = collectFindings();
  if (content.kind === 'encrypted') {
    report('file-encrypted', { app });
    return { accounts: [], findings };
  }
  const accounts = limitAccounts(content.entries, report).flatMap((entry) => readEntry(app, entry));
  report(accounts.length === 0 ? 'file-empty' : 'file-app', { app });
  return { accounts, findings };
}

function parseJson(text: string): unknown {
  if (!/^[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a text as the file of an app, as JSON that contains URIs, or as any text with URIs. */
export function readSources(text: string, report: ReportFinding): readonly SourceResult[] {
  const json = parseJson(text);
  const file = json === undefined ? readCsvFile(text) : readJsonFile(json);
  if (file) return [readAppFile(file)];
  const texts = json === undefined ? [text] : stringsIn(json);
  const found = texts.flatMap((one) => findUris(one));
  return limitAccounts(found, report).map(readUri);
}

import { textsIn } from './files/json.ts';
import { type AppFile, readJsonFile, readTableFile } from './files/readFile.ts';
import type { FileApp } from './files/fileApps.ts';
import type { FileEntry } from './files/types.ts';
import { readFields } from './fields.ts';
import { findUris, type FoundUri } from './findUris.ts';
import { readMigration } from './migration.ts';
import { nameOf, reportNames } from './names.ts';
import { fieldsOfUri } from './otpauth.ts';
import { collectFindings, type Report } from './rules.ts';
import type { ReadOne, ReadSource } from './types.ts';

/** Reads one URI that was found in a text. */
function readUri({ uri, hasTextAround, hasLineBreaks }: FoundUri): ReadSource {
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
  return { accounts: [{ settings, findings, name: nameOf(fields) }], findings: [] };
}

function readEntry(app: FileApp, entry: FileEntry): readonly ReadOne[] {
  const { findings, report } = collectFindings();
  if (entry.kind === 'damaged') {
    report('file-entry', { app });
    return [{ settings: undefined, findings, name: '' }];
  }
  if (entry.kind === 'fields') {
    const { fields } = entry;
    reportNames(fields, report);
    return [{ settings: readFields(fields, report), findings, name: nameOf(fields) }];
  }
  const { uri, name } = entry;
  if (/^(?:apple-)?otpauth:/i.test(uri)) {
    const { accounts } = readUri({ uri, hasTextAround: false, hasLineBreaks: false });
    return accounts.map((one) => ({ ...one, name: one.name || name }));
  }
  report('file-entry', { app });
  return [{ settings: undefined, findings, name }];
}

/** Nobody has more accounts; a list without end would fill the device's memory. */
const mostAccounts = 5000;

function firstOf<Item>(items: readonly Item[], report: Report): readonly Item[] {
  if (items.length <= mostAccounts) return items;
  report('key-uri-too-many', { count: items.length, most: mostAccounts });
  return items.slice(0, mostAccounts);
}

function readAppFile({ app, content }: AppFile): ReadSource {
  const { findings, report } = collectFindings();
  if (content.kind === 'encrypted') {
    report('file-encrypted', { app });
    return { accounts: [], findings };
  }
  const accounts = firstOf(content.entries, report).flatMap((entry) => readEntry(app, entry));
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

/** Everything that a text holds: an app's file, a list in JSON, or URIs in any other text. */
export function readSources(text: string, report: Report): readonly ReadSource[] {
  const json = parseJson(text);
  const file = json === undefined ? readTableFile(text) : readJsonFile(json);
  if (file) return [readAppFile(file)];
  const texts = json === undefined ? [text] : textsIn(json);
  const found = texts.flatMap((one) => findUris(one));
  return firstOf(found, report).map(readUri);
}

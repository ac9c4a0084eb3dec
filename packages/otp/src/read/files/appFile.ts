import { readAegis } from './aegis.ts';
import { readAndotp } from './andotp.ts';
import { readBitwarden, readBitwardenCsv } from './bitwarden.ts';
import { parseCsv, type CsvRow } from './csv.ts';
import { readEnte } from './ente.ts';
import { readFreeotpPlus } from './freeotpPlus.ts';
import { readKeepassxcCsv } from './keepassxc.ts';
import { readTwofas } from './twofas.ts';
import type { FileApp } from './fileApps.ts';
import type { FileContent } from './types.ts';

/** The content of a file, and the app that wrote it. */
export interface AppFile {
  readonly app: FileApp;
  readonly content: FileContent;
}

type Reader<Source> = (source: Source) => FileContent | undefined;

const jsonReaders: readonly (readonly [FileApp, Reader<unknown>])[] = [
  ['aegis', readAegis],
  ['twofas', readTwofas],
  ['bitwarden', readBitwarden],
  ['freeotp-plus', readFreeotpPlus],
  ['ente', readEnte],
  ['andotp', readAndotp],
];

const csvReaders: readonly (readonly [FileApp, Reader<readonly CsvRow[]>])[] = [
  ['bitwarden', readBitwardenCsv],
  ['keepassxc', readKeepassxcCsv],
];

/** Returns the result of the first reader that recognizes the source. */
function firstMatch<Source>(
  readers: readonly (readonly [FileApp, Reader<Source>])[],
  source: Source,
): AppFile | undefined {
  for (const [app, read] of readers) {
    const content = read(source);
    if (content !== undefined) return { app, content };
  }
  return undefined;
}

/** Reads parsed JSON as the file of an app. Returns undefined if no known app writes this format. */
export function readJsonFile(json: unknown): AppFile | undefined {
  return firstMatch(jsonReaders, json);
}

/** Reads CSV as the file of an app. Returns undefined if no known app writes these columns. */
export function readCsvFile(text: string): AppFile | undefined {
  const header = text.slice(0, text.search(/[\r\n]|$/)).slice(0, 2000);
  if (!/\blogin_totp\b|"?TOTP"?,/.test(header)) return undefined;
  return firstMatch(csvReaders, parseCsv(text));
}

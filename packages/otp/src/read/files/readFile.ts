import { readAegis } from './aegis.ts';
import { readAndotp } from './andotp.ts';
import { readBitwarden, readBitwardenTable } from './bitwarden.ts';
import { readTable, type TableRow } from './csv.ts';
import { readEnte } from './ente.ts';
import { readFreeotpPlus } from './freeotpPlus.ts';
import { readKeepassxcTable } from './keepassxc.ts';
import { readTwofas } from './twofas.ts';
import type { FileApp } from './fileApps.ts';
import type { FileContent } from './types.ts';

/** A file whose app was recognized. */
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

const tableReaders: readonly (readonly [FileApp, Reader<readonly TableRow[]>])[] = [
  ['bitwarden', readBitwardenTable],
  ['keepassxc', readKeepassxcTable],
];

function firstOf<Source>(
  readers: readonly (readonly [FileApp, Reader<Source>])[],
  source: Source,
): AppFile | undefined {
  for (const [app, read] of readers) {
    const content = read(source);
    if (content !== undefined) return { app, content };
  }
  return undefined;
}

/** The file of an app in JSON that was parsed; undefined where no known app writes it. */
export function readJsonFile(json: unknown): AppFile | undefined {
  return firstOf(jsonReaders, json);
}

/** The file of an app in comma-separated values; undefined where no known app writes it. */
export function readTableFile(text: string): AppFile | undefined {
  const header = text.slice(0, text.search(/[\r\n]|$/)).slice(0, 2000);
  if (!/\blogin_totp\b|"?TOTP"?,/.test(header)) return undefined;
  return firstOf(tableReaders, readTable(text));
}

import { readAegis } from './aegis.ts';
import { readAndotp } from './andotp.ts';
import { readAuthenticatorExtension } from './authenticatorExtension.ts';
import { readBitwarden, readBitwardenCsv } from './bitwarden.ts';
import { parseCsv, type CsvRow } from './csv.ts';
import { readCxf } from './cxf.ts';
import { readDuo } from './duo.ts';
import { readEnte } from './ente.ts';
import { readFreeotpXml } from './freeotp.ts';
import { readFreeotpPlus } from './freeotpPlus.ts';
import { readKeepassxcCsv } from './keepassxc.ts';
import { readLastpass, readLastpassCsv } from './lastpass.ts';
import { readProton } from './proton.ts';
import { readRaivo } from './raivo.ts';
import { readStratum } from './stratum.ts';
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
  ['stratum', readStratum],
  ['cxf', readCxf],
  ['lastpass', readLastpass],
  ['proton', readProton],
  ['duo', readDuo],
  ['raivo', readRaivo],
  ['andotp', readAndotp],
  ['authenticator-extension', readAuthenticatorExtension],
];

const csvReaders: readonly (readonly [FileApp, Reader<readonly CsvRow[]>])[] = [
  ['bitwarden', readBitwardenCsv],
  ['keepassxc', readKeepassxcCsv],
  ['lastpass', readLastpassCsv],
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

/** Reads CSV or XML as the file of an app. Returns undefined if no known app writes this format. */
export function readTextFile(text: string): AppFile | undefined {
  const xml = readFreeotpXml(text);
  if (xml) return { app: 'freeotp', content: xml };
  const header = text.slice(0, text.search(/[\r\n]|$/)).slice(0, 2000);
  if (!/\blogin_totp\b|"?TOTP"?,|\btotp,/.test(header)) return undefined;
  return firstMatch(csvReaders, parseCsv(text));
}

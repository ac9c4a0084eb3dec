import { encodeBase32 } from '../base32.ts';
import { type Algorithm, defaultSettings, type OtpType } from '../settings.ts';
import { isSteamByIssuer } from '../isSteamByIssuer.ts';
import { reportNames } from './names.ts';
import { lastBytes, lastNumber, type ProtobufField, readProtobuf } from './protobuf.ts';
import type { ReportFinding } from './rules.ts';
import { checkKeyLength, checkSecretLength } from './secret.ts';
import type { UsableAccount } from './types.ts';

/** Protobuf field numbers of one account in Google Authenticator's export. */
const fieldNumbers = {
  secret: 1,
  name: 2,
  issuer: 3,
  algorithm: 4,
  digits: 5,
  type: 6,
  counter: 7,
} as const;

/** Values of the export's enumerations. 0 means that the app didn't set the field. */
const algorithmByNumber = new Map<bigint, Algorithm>([
  [0n, 'SHA1'],
  [1n, 'SHA1'],
  [2n, 'SHA256'],
  [3n, 'SHA512'],
]);
const digitsByNumber = new Map([
  [0n, 6],
  [1n, 6],
  [2n, 8],
]);
const typeByNumber = new Map<bigint, OtpType>([
  [0n, 'totp'],
  [1n, 'hotp'],
  [2n, 'totp'],
]);

/** Returns the last value of a text field. Invalid UTF-8 becomes U+FFFD. */
function textOf(fields: readonly ProtobufField[], number: number): string {
  return new TextDecoder().decode(lastBytes(fields, number)).trim();
}

/** Splits a name into issuer and account. A name may have no issuer. Both parts may contain colons. */
function splitName(name: string, issuer: string): { issuer: string; account: string } {
  const colons = [...name.matchAll(/:/g)].map(({ index }) => index);
  const prefix = (colon: number) => name.slice(0, colon).trim();
  // Limits the time for a name that consists of colons.
  const candidates = colons.slice(0, 20);
  const separator =
    issuer === '' ? colons[0] : candidates.find((colon) => prefix(colon) === issuer);
  if (separator === undefined) return { issuer, account: name };
  return { issuer: prefix(separator), account: name.slice(separator + 1).trim() };
}

function readCounter(
  fields: readonly ProtobufField[],
  type: OtpType | undefined,
): bigint | undefined {
  const counter = lastNumber(fields, fieldNumbers.counter) ?? 0n;
  if (type !== 'hotp') return defaultSettings.counter;
  // The export stores the counter as a signed 64-bit integer.
  return BigInt.asIntN(64, counter) < 0n ? undefined : counter;
}

/** Returns the settings of an account. A setting is undefined if the export's number has no meaning. */
function readSettings(fields: readonly ProtobufField[]) {
  const numbers = {
    algorithm: lastNumber(fields, fieldNumbers.algorithm) ?? 0n,
    digits: lastNumber(fields, fieldNumbers.digits) ?? 0n,
    type: lastNumber(fields, fieldNumbers.type) ?? 0n,
  };
  const type = typeByNumber.get(numbers.type);
  return {
    numbers,
    algorithm: algorithmByNumber.get(numbers.algorithm),
    digits: digitsByNumber.get(numbers.digits),
    type,
    counter: readCounter(fields, type),
  };
}

/** Reports each setting without a meaning. */
function reportMeaningless(
  name: string,
  { numbers, algorithm, digits, type, counter }: ReturnType<typeof readSettings>,
  report: ReportFinding,
): void {
  if (algorithm === undefined)
    report('google-export-algorithm', {
      name,
      algorithm: numbers.algorithm === 4n ? 'MD5' : String(numbers.algorithm),
    });
  if (digits === undefined) report('google-export-digits', { name });
  if (type === undefined) report('google-export-type', { name });
  if (counter === undefined) report('google-export-counter', { name });
}

/**
 * Reads one account of Google Authenticator's export. If no code can be computed, reports an error and returns neither
 * kind of account. Exports don't contain the period, so the period is 30 seconds.
 */
export function readExportAccount(bytes: Uint8Array, report: ReportFinding): UsableAccount {
  const fields = readProtobuf(bytes);
  if (fields === undefined) {
    report('google-export-account', { name: '' });
    return {};
  }
  const name = textOf(fields, fieldNumbers.name);
  const secret = lastBytes(fields, fieldNumbers.secret);
  const settings = readSettings(fields);
  if (secret.length === 0) report('google-export-secret', { name });
  reportMeaningless(name, settings, report);
  const { numbers, algorithm, digits, type, counter } = settings;
  if (algorithm === undefined || digits === undefined || type === undefined) return {};
  if (counter === undefined || secret.length === 0) return {};
  if (!checkSecretLength(Math.ceil((secret.length * 8) / 5), report)) return {};

  for (const [field, number] of Object.entries(numbers))
    if (number === 0n) report('google-export-unset', { field });
  checkKeyLength(secret.length, algorithm, report);
  const names = splitName(name, textOf(fields, fieldNumbers.issuer));
  reportNames(names, report);
  const base32 = encodeBase32(secret, { padding: false });
  if (isSteamByIssuer({ type, issuer: names.issuer })) {
    report('steam-issuer', {});
    return { proprietary: { type: 'steam', ...names, secret: base32 } };
  }
  const { period } = defaultSettings;
  return { settings: { type, ...names, secret: base32, algorithm, digits, period, counter } };
}

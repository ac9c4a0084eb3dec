import { encodeBase32 } from '../base32.ts';
import { type Algorithm, defaultSettings, type OtpSettings, type OtpType } from '../settings.ts';
import { reportNames } from './names.ts';
import { bytesOf, numberOf, type ProtobufField, readProtobuf } from './protobuf.ts';
import type { Report } from './rules.ts';
import { checkKeyLength } from './secret.ts';

/** Field numbers of one account in Google Authenticator's export. */
const fieldNumbers = {
  secret: 1,
  name: 2,
  issuer: 3,
  algorithm: 4,
  digits: 5,
  type: 6,
  counter: 7,
} as const;

/** The names of its enumerations; 0 means that the app did not say. */
const exportAlgorithms = new Map<bigint, Algorithm>([
  [0n, 'SHA1'],
  [1n, 'SHA1'],
  [2n, 'SHA256'],
  [3n, 'SHA512'],
]);
const exportDigits = new Map([
  [0n, 6],
  [1n, 6],
  [2n, 8],
]);
const exportTypes = new Map<bigint, OtpType>([
  [0n, 'totp'],
  [1n, 'hotp'],
  [2n, 'totp'],
]);

/** Bytes that are not UTF-8 become U+FFFD. */
function textOf(fields: readonly ProtobufField[], number: number): string {
  return new TextDecoder().decode(bytesOf(fields, number)).trim();
}

/** The name holds 'issuer:account' or the account alone; either may have colons of its own. */
function namesOf(name: string, issuer: string): { issuer: string; account: string } {
  const colons = [...name.matchAll(/:/g)].map(({ index }) => index);
  const prefix = (colon: number) => name.slice(0, colon).trim();
  // No issuer has more colons; a name of nothing else is not searched to its end.
  const near = colons.slice(0, 20);
  const parting = issuer === '' ? colons[0] : near.find((colon) => prefix(colon) === issuer);
  if (parting === undefined) return { issuer, account: name };
  return { issuer: prefix(parting), account: name.slice(parting + 1).trim() };
}

function readCounter(
  fields: readonly ProtobufField[],
  type: OtpType | undefined,
): bigint | undefined {
  const counter = numberOf(fields, fieldNumbers.counter) ?? 0n;
  if (type !== 'hotp') return defaultSettings.counter;
  // The export's counter has a sign.
  return BigInt.asIntN(64, counter) < 0n ? undefined : counter;
}

/**
 * One account of Google Authenticator's export; undefined, with an error reported, where no code
 * can be computed. The export has no period: it is 30.
 */
export function readExportAccount(bytes: Uint8Array, report: Report): OtpSettings | undefined {
  const fields = readProtobuf(bytes);
  if (fields === undefined) {
    report('google-export-account', { name: '' });
    return undefined;
  }
  const name = textOf(fields, fieldNumbers.name);
  const secret = bytesOf(fields, fieldNumbers.secret);
  const numbers = {
    algorithm: numberOf(fields, fieldNumbers.algorithm) ?? 0n,
    digits: numberOf(fields, fieldNumbers.digits) ?? 0n,
    type: numberOf(fields, fieldNumbers.type) ?? 0n,
  };
  const algorithm = exportAlgorithms.get(numbers.algorithm);
  const digits = exportDigits.get(numbers.digits);
  const type = exportTypes.get(numbers.type);
  const counter = readCounter(fields, type);

  if (secret.length === 0) report('google-export-secret', { name });
  if (algorithm === undefined)
    report('google-export-algorithm', {
      name,
      algorithm: numbers.algorithm === 4n ? 'MD5' : String(numbers.algorithm),
    });
  if (digits === undefined) report('google-export-digits', { name });
  if (type === undefined) report('google-export-type', { name });
  if (counter === undefined) report('google-export-counter', { name });
  if (algorithm === undefined || digits === undefined || type === undefined) return undefined;
  if (counter === undefined || secret.length === 0) return undefined;

  for (const [field, number] of Object.entries(numbers))
    if (number === 0n) report('google-export-unset', { field });
  checkKeyLength(secret.length, algorithm, report);
  const names = namesOf(name, textOf(fields, fieldNumbers.issuer));
  reportNames(names, report);
  return {
    type,
    ...names,
    secret: encodeBase32(secret, { padding: false }),
    algorithm,
    digits,
    period: defaultSettings.period,
    counter,
  };
}

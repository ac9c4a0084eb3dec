import type { OtpSettings } from '../../src/otp/settings.ts';
import { pick } from '../../src/otp/testing/random.ts';
import { bytesOf, type Faulty, rightApp } from './app.ts';
import type { MakeCase } from './cases.ts';
import { below } from './settings.ts';

const lengths = [10, 16, 20, 64];

function withKey(settings: OtpSettings, finding: string, key: Buffer): Faulty {
  return { app: { ...rightApp(settings), key }, findings: [finding], settings };
}

const ascii: MakeCase = (settings, next) => {
  const { secret } = settings;
  const grouped = (secret.match(/.{1,4}/g) ?? []).join(' ');
  const text = pick(next, [secret, secret, secret.toLowerCase(), grouped, grouped.toLowerCase()]);
  return withKey(settings, 'key:ascii', Buffer.from(text));
};

/** Text taken for hex as C and JavaScript read pairs, skipping what is not hex, or its hex kept. */
const hex: MakeCase = (settings, next) => {
  const { secret } = settings;
  const pairs = secret.match(/../g) ?? [];
  const lenient = Buffer.from(pairs.map((pair) => Number.parseInt(pair, 16) || 0));
  const skipping = Buffer.from(secret.replaceAll(/[^A-F2-7]/g, ''), 'hex');
  const text = Buffer.from(bytesOf(secret).toString('hex'));
  return withKey(settings, 'key:hex', pick(next, [lenient, skipping, text]));
};

const padded: MakeCase = (settings, next) => {
  const key = bytesOf(settings.secret);
  const length = lengths.find((one) => one > key.length);
  if (length === undefined) return undefined;
  const rest = Buffer.alloc(length - key.length);
  const repeated = Buffer.alloc(length, key);
  const made = pick(next, [Buffer.concat([key, rest]), Buffer.concat([rest, key]), repeated]);
  return withKey(settings, 'key:padded', made);
};

const cut: MakeCase = (settings, next) => {
  const key = bytesOf(settings.secret);
  const shorter = lengths.filter((length) => length < key.length);
  if (shorter.length === 0) return undefined;
  const length = pick(next, shorter);
  return withKey(settings, `key:cut${length}`, key.subarray(0, length));
};

/** A secret whose spare bits are not zero, kept as one more byte. */
const partialByte: MakeCase = (settings, next) => {
  const spare = (settings.secret.length * 5) % 8;
  if (spare === 0) return undefined;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const last = letters.indexOf(settings.secret.slice(-1)) | (1 + below(next, 2 ** spare - 1));
  const secret = settings.secret.slice(0, -1) + letters.charAt(last);
  const bits = (last % 2 ** spare) << (8 - spare);
  const key = Buffer.concat([bytesOf(secret), Buffer.from([bits])]);
  return withKey({ ...settings, secret }, 'key:partial-byte', key);
};

/** A secret with a digit that Base32 does not have, read as the letter it looks like. */
const repaired: MakeCase = (settings, next) => {
  const [letter, digit] = pick(next, [
    ['O', '0'],
    ['I', '1'],
    ['L', '1'],
    ['B', '8'],
  ] as const);
  if (!settings.secret.includes(letter)) return undefined;
  const secret = settings.secret.replace(letter, digit);
  const key = bytesOf(settings.secret);
  const app = { ...rightApp(settings), key };
  return { app, findings: ['key:repaired'], settings: { ...settings, secret } };
};

/** Faults in making a key of the secret's text. */
export const keyCases = { ascii, hex, padded, cut, partialByte, repaired };

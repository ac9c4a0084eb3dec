import { bytesOf, pick } from '@otp-lab/otp/testing';
import type { OtpSettings } from '@otp-lab/otp';
import { type AppFactory, appWithFault, type FaultyApp } from './app.ts';
import { below } from './settings.ts';
import { withClock } from './timeKinds.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32hexDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUV';
const crockfordDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Common key lengths in bytes. */
const commonLengths = [10, 16, 20, 32, 64];

const withKey = (settings: OtpSettings, finding: string, key: Buffer): FaultyApp =>
  appWithFault(settings, [finding], { key });

const ascii: AppFactory = (settings, random) => {
  const { secret } = settings;
  const grouped = (secret.match(/.{1,4}/g) ?? []).join(' ');
  const text = pick(random, [secret, secret, secret.toLowerCase(), grouped, grouped.toLowerCase()]);
  return withKey(settings, 'key:ascii', Buffer.from(text));
};

/**
 * An app that reads the secret as hex like C or JavaScript, skips characters that aren't hex, or uses hex text as the
 * key.
 */
const hex: AppFactory = (settings, random) => {
  const { secret } = settings;
  const pairs = secret.match(/../g) ?? [];
  const lenient = Buffer.from(pairs.map((pair) => Number.parseInt(pair, 16) || 0));
  const skipping = Buffer.from(secret.replaceAll(/[^A-F2-7]/g, ''), 'hex');
  const text = Buffer.from(bytesOf(secret).toString('hex'));
  const [finding, key] = pick(random, [
    ['key:hex', lenient],
    ['key:hex', skipping],
    ['key:hex-text', text],
  ] as const);
  return withKey(settings, finding, key);
};

const empty: AppFactory = (settings) => withKey(settings, 'key:empty', Buffer.alloc(0));

const zerosBehind: AppFactory = (settings) => {
  const key = bytesOf(settings.secret);
  return key.length >= 64
    ? undefined
    : withKey(settings, 'key:padded', Buffer.concat([key, Buffer.alloc(64 - key.length)]));
};

const zerosInFront: AppFactory = (settings, random) => {
  const key = bytesOf(settings.secret);
  const longer = commonLengths.filter((length) => length > key.length);
  if (longer.length === 0) return undefined;
  const zeros = Buffer.alloc(pick(random, longer) - key.length);
  return withKey(settings, 'key:padded', Buffer.concat([zeros, key]));
};

const repeated: AppFactory = (settings, random) => {
  const key = bytesOf(settings.secret);
  const longer = [20, 32, 64].filter((length) => length > key.length);
  if (longer.length === 0) return undefined;
  const length = pick(random, longer);
  return withKey(settings, `key:repeated${length}`, Buffer.alloc(length, key));
};

const cut =
  (isCommon: boolean): AppFactory =>
  (settings, random) => {
    const key = bytesOf(settings.secret);
    const lengths = Array.from({ length: key.length }, (_, length) => length).filter(
      (length) => length >= 5 && commonLengths.includes(length) === isCommon,
    );
    if (lengths.length === 0) return undefined;
    const length = pick(random, lengths);
    return withKey(settings, `key:cut${length}`, key.subarray(0, length));
  };

/** An app that turns the spare bits of the secret into an extra byte. The secret gets spare bits that are not 0. */
const partialByte: AppFactory = (settings, random) => {
  const spare = (settings.secret.length * 5) % 8;
  if (spare === 0) return undefined;
  const last = letters.indexOf(settings.secret.slice(-1)) | (1 + below(random, 2 ** spare - 1));
  const secret = settings.secret.slice(0, -1) + letters.charAt(last);
  const bits = (last % 2 ** spare) << (8 - spare);
  const key = Buffer.concat([bytesOf(secret), Buffer.from([bits])]);
  return withKey({ ...settings, secret }, 'key:partial-byte', key);
};

/**
 * An app that replaces digits outside Base32 with the letters that look like them. The secret gets one of these digits.
 */
const repaired: AppFactory = (settings, random) => {
  const [letter, digit] = pick(random, [
    ['O', '0'],
    ['I', '1'],
    ['L', '1'],
    ['B', '8'],
  ] as const);
  if (!settings.secret.includes(letter)) return undefined;
  const secret = settings.secret.replace(letter, digit);
  return withKey({ ...settings, secret }, 'key:repaired', bytesOf(settings.secret));
};

/** An app that skips characters outside Base32, or reads them as 0. The secret gets one of these characters. */
const invalid =
  (isSkipped: boolean): AppFactory =>
  (settings, random) => {
    const index = below(random, settings.secret.length);
    const wrong = pick(random, ['0', '1', '8', '9', '!']);
    const [before, after] = [settings.secret.slice(0, index), settings.secret.slice(index + 1)];
    const secret = `${before}${wrong}${after}`;
    const kept = isSkipped ? `${before}${after}` : secret;
    const name = isSkipped ? 'key:invalid-skipped' : 'key:invalid-zero';
    return withKey({ ...settings, secret }, name, bytesOf(kept));
  };

const base64: AppFactory = (settings, random) => {
  const { secret } = settings;
  const text = pick(random, [secret, secret, secret.toLowerCase()]);
  return withKey(settings, 'key:base64', Buffer.from(text, pick(random, ['base64', 'base64url'])));
};

const otherBase32 =
  (finding: string, alphabet: string, normalize: (text: string) => string): AppFactory =>
  (settings, random) => {
    const text = normalize(settings.secret);
    const known = Array.from(text, (letter) => (alphabet.includes(letter) ? letter : '')).join('');
    const key = bytesOf(pick(random, [known, text]), alphabet);
    return key.length === 0 ? undefined : withKey(settings, finding, key);
  };

const utf16: AppFactory = (settings, random) => {
  const littleEndian = Buffer.from(settings.secret, 'utf16le');
  const key = random() < 0.5 ? littleEndian : Buffer.from(littleEndian).swap16();
  return withKey(settings, 'key:utf16', key);
};

const newline: AppFactory = (settings, random) => {
  const bytes = pick(random, [bytesOf(settings.secret), Buffer.from(settings.secret)]);
  return withKey(settings, 'key:newline', Buffer.concat([bytes, Buffer.from('\n')]));
};

/** Known faults in decoding the secret. The keys are the names in docs/reference/measured-diagnosis.md. */
export const keyKinds: Readonly<Record<string, AppFactory>> = {
  'key, ASCII': ascii,
  'key, ASCII, clock ±1': withClock(ascii),
  'key, hex': hex,
  'key, empty': empty,
  'key, zeros behind it, which change nothing': zerosBehind,
  'key, zeros in front': zerosInFront,
  'key, repeated': repeated,
  'key, cut to a usual length': cut(true),
  'key, cut to any length': cut(false),
  'key, partial byte': partialByte,
  'key, repaired': repaired,
  'key, invalid characters left out': invalid(true),
  'key, invalid characters as zeros': invalid(false),
  'key, Base64': base64,
  'key, base32hex': otherBase32('key:base32hex', base32hexDigits, (text) => text),
  'key, Crockford': otherBase32('key:crockford', crockfordDigits, (text) =>
    text.replaceAll(/[IL]/g, '1').replaceAll('O', '0'),
  ),
  'key, UTF-16': utf16,
  'key, end of a line kept': newline,
};

import { encodeBase32 } from '../base32.ts';
import { algorithms, digitChoices, type OtpSettings, otpTypes } from '../settings.ts';
import { pick, randomBytes, randomCounter, type RandomSource } from './random.ts';

/** Names that break careless writers and readers. None begins or ends with white space. */
const names = [
  'Example',
  'alice@example.com',
  'A b',
  'Acme, Inc.',
  "Farmers'",
  "O'Neil & Sons",
  '"Quoted"',
  'Big:Co',
  'a:b:c',
  'C#',
  '50%',
  '%41',
  '%3A',
  'a+b',
  'a&b=c;d',
  'who?',
  'x/y\\z',
  '(parts) [of] {a} <name>',
  'semi;colon|bar',
  '한글 이름',
  '名前',
  'Ünï-cödé',
  '😀',
  'é',
  'dash–dash—',
  'otpauth://totp',
  'period=60',
  '~!*._-',
  '$1',
  '__proto__',
];

function randomName(next: RandomSource): string {
  if (next() < 0.6) return pick(next, names);
  const letters = Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
    String.fromCharCode(0x21 + Math.floor(next() * 0x5e)),
  );
  return letters.join('');
}

/**
 * Returns a random account with any type, algorithm and number of digits. The secret has 1 to 80 bytes, the counter has
 * up to 63 bits, and names may be empty.
 */
export function randomAccount(next: RandomSource): OtpSettings {
  const type = pick(next, otpTypes);
  return {
    type,
    issuer: next() < 0.15 ? '' : randomName(next),
    account: next() < 0.05 ? '' : randomName(next),
    secret: encodeBase32(randomBytes(next, 1 + Math.floor(next() * 80)), { padding: false }),
    algorithm: pick(next, algorithms),
    digits: pick(next, digitChoices),
    period: type === 'totp' ? pick(next, [30, 30, 30, 60, 1 + Math.floor(next() * 3600)]) : 30,
    counter: type === 'hotp' ? randomCounter(next) >> 1n : 0n,
  };
}

/** Returns the account with nonzero spare bits in its secret, if its length leaves spare bits. */
export function withSpareBits(account: OtpSettings, next: RandomSource): OtpSettings {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const spare = (account.secret.length * 5) % 8;
  if (spare === 0) return account;
  const last =
    alphabet.indexOf(account.secret.slice(-1)) + 1 + Math.floor(next() * (2 ** spare - 1));
  return { ...account, secret: account.secret.slice(0, -1) + alphabet.charAt(last) };
}

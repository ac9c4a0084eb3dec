import { encodeBase32 } from '../base32.ts';
import { algorithms, digitChoices, type OtpSettings, otpTypes } from '../settings.ts';
import { pick, randomBytes, randomCounter } from './random.ts';

type Next = () => number;

/** Names that writers and readers stumble over; none begins or ends with white space. */
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

function randomName(next: Next): string {
  if (next() < 0.6) return pick(next, names);
  const letters = Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
    String.fromCharCode(0x21 + Math.floor(next() * 0x5e)),
  );
  return letters.join('');
}

/**
 * An account of random content: every type, algorithm and number of digits, secrets of 1 to 80
 * bytes, counters of up to 63 bits, names of every kind, or none.
 */
export function randomAccount(next: Next): OtpSettings {
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

/** The same account with a last character of its secret whose spare bits are not zero. */
export function withSpareBits(account: OtpSettings, next: Next): OtpSettings {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const spare = (account.secret.length * 5) % 8;
  if (spare === 0) return account;
  const last =
    alphabet.indexOf(account.secret.slice(-1)) + 1 + Math.floor(next() * (2 ** spare - 1));
  return { ...account, secret: account.secret.slice(0, -1) + alphabet.charAt(last) };
}

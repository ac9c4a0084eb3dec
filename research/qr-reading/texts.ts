import type { Random } from './random.ts';

const issuers = [
  'Tessera',
  'Example',
  'ACME Co',
  '한글 발급자',
  'Größe & Söhne',
  'mail.example.com',
];
const accounts = [
  'Tester',
  'alice@example.com',
  '홍길동',
  'a.very.long.name@mail.example.com',
  '🔐',
];
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns a random otpauth URI or, once in eight times, an export of several accounts. */
export function randomText(random: Random): string {
  const letters = (length: number, from: string): string =>
    Array.from({ length }, () => from[random.below(from.length)]).join('');
  if (random.below(8) === 0) {
    const data = encodeURIComponent(letters(80 + random.below(240), base64));
    return `otpauth-migration://offline?data=${data}`;
  }
  const issuer = encodeURIComponent(random.pick(issuers));
  const account = encodeURIComponent(random.pick(accounts));
  const secret = letters(random.pick([16, 32, 32, 52]), base32);
  const more = random.pick([
    '',
    '&algorithm=SHA1&digits=6&period=30',
    '&algorithm=SHA256&digits=8',
  ]);
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}${more}`;
}

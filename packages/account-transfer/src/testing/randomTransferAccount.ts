import { algorithms, encodeBase32, maxCounter, toHex } from '@otp-lab/otp';
import { noDetails } from '@otp-lab/otp/read';
import { pick, randomBytes, randomCounter } from '@otp-lab/otp/testing';
import { type AccountType, accountTypes, type TransferAccount } from '../account.ts';

/** Names, notes and groups that break careless writers and readers. */
const texts = [
  'Example',
  'alice@example.com',
  'Acme, Inc.',
  '"Quoted", \'twice\'',
  'Big:Co',
  'a:b:c',
  ':',
  ': leading',
  'trailing:',
  'Example:alice',
  ':'.repeat(25),
  '=1+2',
  '+cmd|calc',
  '@SUM(A1)',
  '-5',
  '50%',
  '%41%3A%2C',
  'a+b c',
  'a&b=c;d?e#f',
  'x/y\\z',
  '/',
  'root/Root//x/',
  '(parts) [of] {a} <name>',
  'two\nlines',
  'carriage\r\nreturn',
  'tab\tbed',
  '한글 이름',
  'שלום עולם',
  'مرحبا:بالعالم',
  '\u202Ertl\u202C',
  '👩‍👩‍👧‍👦 😀',
  'é',
  'otpauth://totp/A:b?secret=AAAA',
  'https://example.com/?secret=JBSWY3DPEHPK3PXP&period=60',
  'period=60',
  'My period=30 Bank',
  'Steam',
  'steam',
  'null',
  '__proto__',
  '{"pinned":true}#',
  ' spaces around ',
  '\uFEFFbom',
  'half \uD83D',
  'nul\0l',
  '--',
  'x'.repeat(300),
] as const;

type RandomSource = () => number;

function randomText(next: RandomSource, emptyShare: number): string {
  if (next() < emptyShare) return '';
  if (next() < 0.8) return pick(next, texts);
  return String.fromCodePoint(
    ...Array.from({ length: 1 + Math.floor(next() * 12) }, () => 0x20 + Math.floor(next() * 0x5f)),
  );
}

function randomSecret(next: RandomSource, type: AccountType): string {
  const length = 1 + Math.floor(next() * 128);
  if (type === 'yandex')
    return encodeBase32(randomBytes(next, pick(next, [15, 16, 26])), { padding: false });
  if (type !== 'motp') return encodeBase32(randomBytes(next, length), { padding: false });
  if (next() < 0.8) return toHex(randomBytes(next, 1 + Math.floor(next() * 16)));
  return pick(next, ['s3cret', 'Abc.def!', "o'k&=%", '0123456789abcdefZ']);
}

const icons = [
  { mediaType: 'image/png', base64: 'iVBORw0KGgo=' },
  { mediaType: 'image/jpeg', base64: '/9j/4AAQ' },
  { mediaType: 'image/svg+xml', base64: 'PHN2Zy8+' },
  { mediaType: 'image/webp', base64: 'UklGRg==' },
] as const;

/**
 * Returns a random account of any type with hostile names and details. It has 4 to 10 digits, a period of 1 to 3600
 * seconds, a counter of up to 64 bits, and a secret of 1 to 128 bytes.
 */
export function randomTransferAccount(next: RandomSource): TransferAccount {
  const type = next() < 0.6 ? 'totp' : pick(next, accountTypes);
  const groups = Array.from({ length: Math.floor(next() * 4) }, () => randomText(next, 0.1));
  return {
    type,
    issuer: randomText(next, 0.1),
    account: randomText(next, 0.1),
    secret: randomSecret(next, type),
    algorithm: next() < 0.5 ? 'SHA1' : pick(next, algorithms),
    digits: next() < 0.5 ? 6 : 4 + Math.floor(next() * 7),
    period: next() < 0.5 ? 30 : pick(next, [10, 60, 90, 1 + Math.floor(next() * 3600)]),
    counter: next() < 0.05 ? maxCounter : randomCounter(next),
    details:
      next() < 0.3
        ? noDetails
        : {
            pin: next() < 0.5 ? '' : pick(next, ['1234', '0000', 'ünï', ' 12 ']),
            note: randomText(next, 0.3),
            groups,
            isFavorite: next() < 0.5,
            icon: next() < 0.3 ? undefined : pick(next, icons),
          },
  };
}

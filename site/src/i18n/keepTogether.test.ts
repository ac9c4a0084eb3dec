import { expect, test } from 'vitest';
import { keepTogether } from './keepTogether.ts';

test('keeps a number and its unit in one line', () => {
  expect(keepTogether('32 bits y 8 dígitos')).toBe('32\u00a0bits y 8\u00a0dígitos');
});

test.each([
  ['RFC 4226, appendix D: ten', 'RFC 4226, appendix\u00a0D: ten'],
  ['RFC 4226 付録 D、RFC 6238', 'RFC 4226 付録\u00a0D、RFC 6238'],
  ['QR コードを読む', 'QR\u00a0コードを読む'],
  ['Windows 用アプリ', 'Windows\u00a0用アプリ'],
  ['Windows と Mac の OTP', 'Windows\u00a0と Mac\u00a0の OTP'],
  ['Mac では Windows から', 'Mac\u00a0では Windows\u00a0から'],
  ['OTP でできること', 'OTP でできること'],
  ['2 段階認証', '2\u00a0段階認証'],
  ['코드는 한 번만', '코드는 한\u00a0번만'],
  ['회원 가입도 필요 없어요', '회원\u00a0가입도 필요 없어요'],
  ['your Windows PC or Mac', 'your Windows\u00a0PC or Mac'],
])('keeps a name in one line: %s', (text, together) => {
  expect(keepTogether(text)).toBe(together);
});

test('keeps a dot off the beginning of a line', () => {
  expect(keepTogether('TOTP · SHA1 · 6자리')).toBe('TOTP\u00a0· SHA1\u00a0· 6자리');
});

test('keeps a Korean particle beside the quotation it belongs to', () => {
  expect(keepTogether('“카메라 사용”을 누르세요')).toBe('“카메라 사용”\u2060을 누르세요');
});

test('keeps a short German compound in one line', () => {
  expect(keepTogether('QR-Codes, OTP-URI')).toBe('QR-\u2060Codes, OTP-\u2060URI');
  for (const long of ['Authenticator-App', 'OTP-Testvektoren'])
    expect(keepTogether(long)).toBe(long);
});

test('keeps Japanese words in one line', () => {
  expect(keepTogether('お問い合わせ')).toBe('お問い\u2060合わせ');
  expect(keepTogether('いくつかの「移行」を')).toBe('いく\u2060つかの「移行」\u2060を');
  expect(keepTogether('新しいバージョン')).toBe('新しいバージ\u2060ョン');
});

test.each(['x64 (64 Bits)', 'A one-time password', 'Windows, 32-bit', '2026-11-26'])(
  'leaves labels and hyphens: %s',
  (text) => {
    expect(keepTogether(text)).toBe(text);
  },
);

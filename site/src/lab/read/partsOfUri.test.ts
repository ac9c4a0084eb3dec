import { expect, test } from 'vitest';
import { partsOfUri } from './partsOfUri.ts';

test('splits a URI into its type, its label and its parameters as written', () => {
  expect(
    partsOfUri(' otpauth://totp/Acme:a%40b?secret=JBSW====&digits=12&digits=&period \n'),
  ).toEqual([
    ['type', 'totp'],
    ['label', 'Acme:a%40b'],
    ['secret', 'JBSW===='],
    ['digits', '12'],
    ['digits', ''],
    ['period', ''],
  ]);
  expect(partsOfUri('OTPAUTH://?secret=x')).toEqual([
    ['type', ''],
    ['label', ''],
    ['secret', 'x'],
  ]);
});

test.each(['', 'JBSWY3DP', 'https://example.com/?secret=x', 'otpauth://totp/a', 'otpauth://a?b c'])(
  'returns nothing for %j',
  (text) => {
    expect(partsOfUri(text)).toEqual([]);
  },
);

test('returns a limited number of parts', () => {
  expect(partsOfUri(`otpauth://totp/a?${'x=1&'.repeat(500)}`)).toHaveLength(20);
});

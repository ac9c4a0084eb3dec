import { expect, test } from 'vitest';
import { makeSuite } from '@otp-lab/vectors';
import { answerText, expectedOf, inputText, quoted } from './caseText.ts';

const cases = makeSuite().groups.flatMap(({ tests }) => [...tests]);

test('escapes characters that are invisible or change the direction of the line', () => {
  expect(quoted('a\u0000b')).toBe('"a\\u0000b"');
  expect(quoted('a\u202eb\u00a0c')).toBe('"a\\u202eb\\u00a0c"');
  expect(quoted('\u{e0001}')).toBe('"\\udb40\\udc01"');
  expect(quoted('６ ٢ é')).toBe('"６ ٢ é"');
  expect(quoted(7)).toBe('7');
});

test('quotes a text only if its ends or letters are invisible', () => {
  const valuesOf = (uri: string) => inputText({ uri }).values;
  expect(valuesOf('otpauth://totp/a?secret=A')).toEqual(['otpauth://totp/a?secret=A']);
  expect(valuesOf(' otpauth://totp/a')).toEqual(['" otpauth://totp/a"']);
  expect(valuesOf('otpauth://totp/a\n')).toEqual(['"otpauth://totp/a\\n"']);
  expect(valuesOf('')).toEqual(['""']);
});

test('names the settings of a code as the file does', () => {
  const code = { type: 'totp', key: '31', algorithm: 'SHA1', digits: 6 } as const;
  expect(inputText({ ...code, seconds: 59, period: 30 })).toEqual({
    values: ['key 31'],
    settings: 'totp\u00A0· SHA1\u00A0· digits 6\u00A0· seconds 59\u00A0· period 30',
  });
  expect(inputText({ ...code, type: 'hotp', key: '', counter: '0' }).values).toEqual(['key ""']);
  const typed = { typed: '012345', behind: 1, ahead: 0, used: '7', seconds: 59, period: 30 };
  expect(inputText({ ...code, ...typed })).toEqual({
    values: ['"012345"', 'key 31'],
    settings:
      'totp\u00A0· SHA1\u00A0· digits 6\u00A0· seconds 59\u00A0· period 30\u00A0· behind 1\u00A0· ahead 0\u00A0· used 7',
  });
});

test('names answers as the file does', () => {
  expect(answerText('755224')).toEqual({ value: '755224', accounts: [] });
  expect(answerText('')).toEqual({ value: '""', accounts: [] });
  expect(answerText({ accepted: true, matched: '5' }).value).toBe('accepted true\u00A0· matched 5');
  const account = { type: 'hotp', key: '31', algorithm: 'SHA1', digits: 6, counter: '5' } as const;
  expect(answerText({ account: { ...account, issuer: 'a"b' }, code: '1' })).toEqual({
    value: '1',
    accounts: [
      'issuer "a\\"b"\u00A0· hotp\u00A0· SHA1\u00A0· digits 6\u00A0· counter 5\u00A0· key 31',
    ],
  });
});

test('expects no answer only if a program must refuse the input, but always a verdict', () => {
  const judged = cases.filter((testCase) => 'typed' in testCase);
  for (const testCase of judged)
    expect(expectedOf(testCase)?.value).toMatch(
      testCase.result === 'invalid' ? /^accepted false$/ : /^accepted true\u00A0· matched \d+$/,
    );
  const others = cases.filter((testCase) => !('typed' in testCase));
  const withoutAnswer = others.filter((testCase) => expectedOf(testCase) === undefined);
  expect(withoutAnswer).toEqual(others.filter(({ result }) => result === 'invalid'));
});

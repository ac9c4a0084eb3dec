import { expect, test } from 'vitest';
import { standingOf } from './standingOf.ts';

const latest = '1.0.10.0';

test.each([
  ['1.0.10.0', 'up-to-date'],
  ['1.0.9.0', 'newer-available'],
  ['1.0.3.0', 'newer-available'],
  ['0.9.12.4', 'newer-available'],
  ['1.0.11.0', 'newer-than-released'],
  ['2.0.0.0', 'newer-than-released'],
  ['1.0.4.0', 'newer-available'],
  ['0.0.0.0', 'newer-available'],
  ['99999.99999.99999.99999', 'newer-than-released'],
] as const)('%s is %s', (version, standing) => {
  expect(standingOf(version, latest)).toBe(standing);
});

test('compares numbers, not texts', () => {
  expect(standingOf('1.0.9.0', latest)).toBe('newer-available');
  expect(standingOf('01.00.10.000', latest)).toBe('up-to-date');
});

test('counts missing parts as 0', () => {
  expect(standingOf('1.0.3', latest)).toBe('newer-available');
  expect(standingOf('1.0.10', latest)).toBe('up-to-date');
  expect(standingOf('1.0', '1.0.0.0')).toBe('up-to-date');
  expect(standingOf('1.1', latest)).toBe('newer-than-released');
});

test('reads a version as the login window shows it', () => {
  expect(standingOf('1.0.10.0 (1.0.1.0)', latest)).toBe('up-to-date');
  expect(standingOf('1.0.9.0 (2.0.0.0)', latest)).toBe('newer-available');
});

test.each([
  ['an empty pair of parentheses', '1.0.3.0 ()'],
  ['an open parenthesis', '1.0.3.0 (1.0.1.0'],
  ['no space before the parenthesis', '1.0.3.0(1.0.1.0)'],
  ['text in parentheses', '1.0.3.0 (core)'],
  ['text after the parenthesis', '1.0.3.0 (1.0.1.0) <b>'],
  ['absent', undefined],
  ['empty', ''],
  ['only spaces', '   '],
  ['spaces around it', ' 1.0.3.0 '],
  ['a space within', '1.0. 3.0'],
  ['a line break after it', '1.0.3.0\n'],
  ['negative', '-1.0.3.0'],
  ['a negative part', '1.0.-3.0'],
  ['a sign', '+1.0.3.0'],
  ['markup', '<script>alert(1)</script>'],
  ['markup after it', '1.0.3.0<img src=x onerror=alert(1)>'],
  ['a version with a letter', 'v1.0.3.0'],
  ['one part', '1'],
  ['five parts', '1.0.3.0.0'],
  ['an empty part', '1..3.0'],
  ['an exponent', '1.0.3e1.0'],
  ['hexadecimal', '0x1.0.3.0'],
  ['full-width digits', '１.0.3.0'],
  ['Arabic digits', '١.٠.٣.٠'],
  ['a null character', '1.0.3.0\0'],
  ['a part of six digits', '1.0.3.100000'],
  ['very long', `1.0.3.${'0'.repeat(1_000_000)}`],
  ['very many parts', '1.'.repeat(500_000)],
  ['a property of every object', '__proto__'],
  ['repeated in one text', '1.0.3.0,1.0.3.0'],
] as const)('is unusable: %s', (_, version) => {
  expect(standingOf(version, latest)).toBe('unusable');
});

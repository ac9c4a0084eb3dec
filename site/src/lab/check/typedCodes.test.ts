import { describe, expect, test } from 'vitest';
import {
  removeCode,
  noTypedCodes,
  keepNewestCode,
  startNextCode,
  timeOfCurrentCode,
  observationsOf,
  type TypedCodes,
  typeCode,
} from './typedCodes.ts';

/** Returns the typed codes after the field contained these texts, one second apart. */
function typed(texts: readonly string[], wanted = false): TypedCodes {
  return texts.reduce(
    (typedCodes, text, index) => typeCode(typedCodes, text, index + 1, wanted),
    noTypedCodes,
  );
}

describe('observationsOf', () => {
  test.each([
    ['returns nothing while the code is incomplete', ['1', '12', '123', '1234'], []],
    ['returns a code once it has all its digits', ['12345', '123456'], ['123456']],
    ['returns a pasted code, even a short one', ['12345'], ['12345']],
    ['does not count spaces and dashes as digits', ['1', '12', '12 ', '12 3', '12 3-'], []],
    ['returns nothing for invalid text', ['12345', '12345x'], []],
  ])('%s', (_name, texts, codes) => {
    expect(observationsOf(typed(texts), 6).map(({ code }) => code)).toEqual(codes);
  });

  test('gives a code the time of its last change', () => {
    expect(observationsOf(typed(['12345', '123456']), 6)).toEqual([
      { code: '123456', seconds: 2, press: 1 },
    ]);
  });
});

describe('typing the next code', () => {
  test.each([
    ['a replacement of the whole text', ['123456', '987654']],
    [
      'a text typed after the field was emptied',
      ['123456', '', '9', '98', '987', '9876', '98765', '987654'],
    ],
  ])('adds %s to the earlier code', (_name, texts) => {
    const { earlier, text, press } = typed(texts, true);
    expect(earlier).toEqual([{ code: '123456', seconds: 1, press: 1 }]);
    expect([text, press]).toEqual(['987654', 2]);
  });

  test('replaces the code if the change is a correction', () => {
    const { earlier, text } = typed(['123456', '12345', '123457'], true);
    expect([earlier, text]).toEqual([[], '123457']);
  });

  test('replaces the code if it is corrected after the field was emptied', () => {
    const { earlier, text, press } = typed(
      ['123456', '', '1', '12', '124', '1243', '12435', '124356'],
      true,
    );
    expect([earlier, text, press]).toEqual([[], '124356', 1]);
  });

  test('replaces the code if no next code was requested', () => {
    const { earlier, text } = typed(['123456', '987654']);
    expect([earlier, text]).toEqual([[], '987654']);
  });

  test('returns only the earlier codes until it is typed, and they can be removed', () => {
    const typedCodes = startNextCode(typed(['123456']));
    expect(observationsOf(typedCodes, 6).map(({ code }) => code)).toEqual(['123456']);
    expect(observationsOf(removeCode(typedCodes, 0), 6)).toEqual([]);
  });

  test('keeps the times of earlier codes', () => {
    const first = typeCode(noTypedCodes, '123456', 1_800_000_010, true);
    const second = typeCode(first, '987654', 1_800_000_040, true);
    expect(observationsOf(second, 6).map(({ seconds }) => seconds)).toEqual([
      1_800_000_010, 1_800_000_040,
    ]);
  });
});

test.each([
  ['the code in the field', ['123456', '987654'], '987654'],
  ['the last code if the field is empty', ['123456', '987654', ''], '987654'],
])('keeps %s and removes all others', (_, texts, kept) => {
  const typedCodes = texts.reduce(
    (before, text, index) => ({
      ...startNextCode(before),
      text,
      seconds: index + 1,
      isFinished: true,
    }),
    { ...noTypedCodes, text: '111111' },
  );
  expect(observationsOf(keepNewestCode(typedCodes), 6).map(({ code }) => code)).toEqual([kept]);
});

test('places each further code one period later while the fixed time stays the same', () => {
  const at = 1_800_000_010;
  const withCodesAt = (...times: number[]) => ({
    ...noTypedCodes,
    earlier: times.map((seconds) => ({ code: '123456', seconds, press: 1 })),
  });
  expect(timeOfCurrentCode(withCodesAt(), at, 30)).toBe(at);
  expect(timeOfCurrentCode(withCodesAt(at), at, 30)).toBe(at + 30);
  expect(timeOfCurrentCode(withCodesAt(at, at + 30), at, 30)).toBe(at + 60);
  // The visitor changed the fixed time.
  expect(timeOfCurrentCode(withCodesAt(at), at + 3000, 30)).toBe(at + 3000);
  expect(timeOfCurrentCode(withCodesAt(at), at - 3000, 30)).toBe(at - 3000);
});

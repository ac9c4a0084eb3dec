import { describe, expect, test } from 'vitest';
import {
  dropCode,
  emptyEntry,
  keepCode,
  momentOf,
  observationsOf,
  type Entry,
  typeCode,
} from './entry.ts';

/** The entry after texts were typed one after another, a second apart. */
function typed(texts: readonly string[], wanted = false): Entry {
  return texts.reduce((entry, text, index) => typeCode(entry, text, index + 1, wanted), emptyEntry);
}

describe('what is diagnosed', () => {
  test.each([
    ['nothing while a code is typed', ['1', '12', '123', '1234'], []],
    ['a code with all its digits', ['12345', '123456'], ['123456']],
    ['a code that came at once, however short', ['12345'], ['12345']],
    ['spaces and dashes do not count as digits', ['1', '12', '12 ', '12 3', '12 3-'], []],
    ['nothing that cannot be read', ['12345', '12345x'], []],
  ])('%s', (_name, texts, codes) => {
    expect(observationsOf(typed(texts), 6).map(({ code }) => code)).toEqual(codes);
  });

  test('the moment is that of the last change', () => {
    expect(observationsOf(typed(['12345', '123456']), 6)).toEqual([
      { code: '123456', seconds: 2, press: 1 },
    ]);
  });
});

describe('the next code', () => {
  test.each([
    ['written over the whole text', ['123456', '987654']],
    [
      'typed after the field was emptied',
      ['123456', '', '9', '98', '987', '9876', '98765', '987654'],
    ],
  ])('%s comes beside the one before', (_name, texts) => {
    const { kept, text, press } = typed(texts, true);
    expect(kept).toEqual([{ code: '123456', seconds: 1, press: 1 }]);
    expect([text, press]).toEqual(['987654', 2]);
  });

  test('a correction replaces', () => {
    const { kept, text } = typed(['123456', '12345', '123457'], true);
    expect([kept, text]).toEqual([[], '123457']);
  });

  test('where none is asked for, a new code replaces', () => {
    const { kept, text } = typed(['123456', '987654']);
    expect([kept, text]).toEqual([[], '987654']);
  });

  test('kept codes stand alone until it is typed, and can be dropped', () => {
    const entry = keepCode(typed(['123456']));
    expect(observationsOf(entry, 6).map(({ code }) => code)).toEqual(['123456']);
    expect(observationsOf(dropCode(entry, 0), 6)).toEqual([]);
  });

  test('a code that is kept keeps its moment', () => {
    const first = typeCode(emptyEntry, '123456', 1_800_000_010, true);
    const second = typeCode(first, '987654', 1_800_000_040, true);
    expect(observationsOf(second, 6).map(({ seconds }) => seconds)).toEqual([
      1_800_000_010, 1_800_000_040,
    ]);
  });
});

test('while a moment stays set, each further code is shown a period later', () => {
  const at = 1_800_000_010;
  const keptAt = (...moments: number[]) => ({
    ...emptyEntry,
    kept: moments.map((seconds) => ({ code: '123456', seconds, press: 1 })),
  });
  expect(momentOf(keptAt(), at, 30)).toBe(at);
  expect(momentOf(keptAt(at), at, 30)).toBe(at + 30);
  expect(momentOf(keptAt(at, at + 30), at, 30)).toBe(at + 60);
  // It was moved: on, or back.
  expect(momentOf(keptAt(at), at + 3000, 30)).toBe(at + 3000);
  expect(momentOf(keptAt(at), at - 3000, 30)).toBe(at - 3000);
});

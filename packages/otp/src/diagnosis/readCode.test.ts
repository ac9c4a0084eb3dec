import { describe, expect, it } from 'vitest';
import { readCode } from './readCode.ts';

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['012-345', '012345'],
    ['１２３４５６', '123456'],
    ['٣٤٥٦٧٨', '345678'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟎𝟏𝟐𝟗𝟘𝟡', '012909'],
  ])('reads %j as %s', (typed, text) => {
    const result = readCode(typed);
    expect(result.ok && result.code).toEqual({ text, number: Number(text), isSteam: false });
  });

  it("reads codes of Steam's alphabet", () => {
    const result = readCode('b7-qtx');
    expect(result.ok && result.code).toEqual({ text: 'B7QTX', number: Number.NaN, isSteam: true });
    const digits = readCode('23456');
    expect(digits.ok && digits.code).toEqual({ text: '23456', number: 23456, isSteam: true });
  });

  it.each([
    ['12a456', 2, 'a'],
    ['😀1', 0, '😀'],
    ['1 😀', 2, '😀'],
    ['BQTXA', 0, 'B'],
  ])('reports the first wrong character of %s, at index %i', (typed, index, character) => {
    expect(readCode(typed)).toEqual({
      ok: false,
      error: { kind: 'character', index, character },
    });
  });

  it.each(['', ' - '])('reports that %j is empty', (typed) => {
    expect(readCode(typed)).toEqual({ ok: false, error: { kind: 'empty' } });
  });
});

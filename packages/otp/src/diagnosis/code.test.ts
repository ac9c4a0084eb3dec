import { describe, expect, it } from 'vitest';
import { readCode } from './code.ts';

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['012-345', '012345'],
    ['１２３４５６', '123456'],
    ['٣٤٥٦٧٨', '345678'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟎𝟏𝟐𝟗𝟘𝟡', '012909'],
  ])('%j is %s', (typed, text) => {
    const result = readCode(typed);
    expect(result.ok && result.code).toEqual({ text, number: Number(text), steam: false });
  });

  it("reads Steam's codes", () => {
    const result = readCode('b7-qtx');
    expect(result.ok && result.code).toEqual({ text: 'B7QTX', number: Number.NaN, steam: true });
    const digits = readCode('23456');
    expect(digits.ok && digits.code).toEqual({ text: '23456', number: 23456, steam: true });
  });

  it.each([
    ['12a456', 2, 'a'],
    ['😀1', 0, '😀'],
    ['1 😀', 2, '😀'],
    ['BQTXA', 0, 'B'],
  ])('%s: character %i', (typed, index, character) => {
    expect(readCode(typed)).toEqual({
      ok: false,
      error: { kind: 'character', index, character },
    });
  });

  it.each(['', ' - '])('%j is empty', (typed) => {
    expect(readCode(typed)).toEqual({ ok: false, error: { kind: 'empty' } });
  });
});

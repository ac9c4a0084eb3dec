import { describe, expect, it } from 'vitest';
import { correct } from './correct.ts';

/** The example of ISO/IEC 18004, annex I: version 1-M, '01234567', with its ten check codewords. */
const BLOCK = Uint8Array.from(
  '10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11 a5 24 d4 c1 ed 36 c7 87 2c 55'.split(' '),
  (byte) => Number.parseInt(byte, 16),
);

const PARITY = 10;

function damaged(places: readonly number[]): Uint8Array {
  const block = BLOCK.slice();
  for (const at of places) block[at] = (block[at] ?? 0) ^ (at + 77);
  return block;
}

describe('correct', () => {
  it.each([[[]], [[0]], [[25]], [[3, 4, 5, 17, 25]]])('corrects errors at %s', (places) => {
    expect(correct(damaged(places), PARITY)).toEqual(BLOCK);
  });

  it('corrects twice as many where it is told which are doubtful', () => {
    const places = [0, 2, 5, 7, 11, 13, 16, 20, 22, 25];
    expect(correct(damaged(places), PARITY, places)).toEqual(BLOCK);
    // Four doubtful ones of which two are right, and three errors besides.
    expect(correct(damaged([1, 2, 9, 14, 24]), PARITY, [1, 2, 3, 4])).toEqual(BLOCK);
  });

  it('gives up where too much is wrong', () => {
    expect(correct(damaged([0, 1, 2, 3, 4, 5]), PARITY)).toBeUndefined();
    expect(correct(damaged([0, 1, 2, 3, 4]), PARITY, [], 2)).toBeUndefined();
    expect(correct(damaged([0, 1, 2, 3]), PARITY, [], 2)).toEqual(BLOCK);
  });
});

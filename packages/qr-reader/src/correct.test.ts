import { describe, expect, it } from 'vitest';
import { correct } from './correct.ts';

/** Example of ISO/IEC 18004, annex I: version 1-M, '01234567', with its ten check codewords. */
const exampleBlock = Uint8Array.from(
  '10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11 a5 24 d4 c1 ed 36 c7 87 2c 55'.split(' '),
  (byte) => Number.parseInt(byte, 16),
);

const parity = 10;

function damaged(indexes: readonly number[]): Uint8Array {
  const block = exampleBlock.slice();
  for (const at of indexes) block[at] = (block[at] ?? 0) ^ (at + 77);
  return block;
}

describe('correct', () => {
  it.each([[[]], [[0]], [[25]], [[3, 4, 5, 17, 25]]])('corrects errors at %s', (indexes) => {
    expect(correct(damaged(indexes), parity)).toEqual(exampleBlock);
  });

  it('corrects twice as many errors if their indexes are known', () => {
    const indexes = [0, 2, 5, 7, 11, 13, 16, 20, 22, 25];
    expect(correct(damaged(indexes), parity, indexes)).toEqual(exampleBlock);
    // Four erasures, two of which are correct, and three errors at unknown indexes.
    expect(correct(damaged([1, 2, 9, 14, 24]), parity, [1, 2, 3, 4])).toEqual(exampleBlock);
  });

  it('returns undefined for too many errors', () => {
    expect(correct(damaged([0, 1, 2, 3, 4, 5]), parity)).toBeUndefined();
    expect(correct(damaged([0, 1, 2, 3, 4]), parity, [], 2)).toBeUndefined();
    expect(correct(damaged([0, 1, 2, 3]), parity, [], 2)).toEqual(exampleBlock);
  });
});

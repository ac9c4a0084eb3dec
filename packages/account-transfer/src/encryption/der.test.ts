import { fromHex, toHex } from '@otp-lab/otp';
import { describe, expect, it } from 'vitest';
import { derNumber, derTags, readDer, writeDer, writeDerNumber } from './der.ts';
import { DamagedFileError } from './errors.ts';

describe('DER', () => {
  it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536, 600_000, 10_000_000, 4_294_967_295])(
    'has the number %i',
    (value) => {
      expect(derNumber(readDer(writeDerNumber(value))[0])).toBe(value);
    },
  );

  it.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])('has content of %i bytes', (length) => {
    const content = new Uint8Array(length).fill(7);
    expect(readDer(writeDer(derTags.octetString, content))).toEqual([{ tag: 4, content }]);
  });

  it('is written in the shortest form', () => {
    expect(toHex(writeDerNumber(128))).toBe('02020080');
    expect(toHex(writeDer(derTags.octetString, new Uint8Array(128))).slice(0, 6)).toBe('048180');
  });

  it.each([
    ['no length', '04'],
    ['an indefinite length', '048000'],
    ['a cut length', '0482'],
    ['a length of 5 bytes', '04850000000001aa'],
    ['a long form for a short length', '048101aa'],
    ['a leading zero in the length', '04820080'],
    ['a cut content', '0402aa'],
    ['a huge length', '0484ffffffff'],
    ['a second element that is cut off', '0401aa04'],
  ])('with %s is damaged', (_, hex) => {
    expect(() => readDer(fromHex(hex))).toThrow(DamagedFileError);
  });

  it.each([
    ['no bytes', '0200'],
    ['a sign', '0201ff'],
    ['a leading zero', '02020001'],
    ['six bytes', '0206010000000000'],
    ['another tag', '040101'],
  ])('has no number with %s', (_, hex) => {
    expect(() => derNumber(readDer(fromHex(hex))[0])).toThrow(DamagedFileError);
  });
});

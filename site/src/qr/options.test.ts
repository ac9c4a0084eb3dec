import { describe, expect, it } from 'vitest';
import { normalizeQrInputs } from './options.ts';

const options = (inputs: object) => normalizeQrInputs({ value: 'x', ...inputs });

describe('normalizeQrInputs', () => {
  it('has defaults for everything but the value', () => {
    expect(options({})).toEqual({
      value: 'x',
      size: 275,
      darkColor: '#000000',
      lightColor: '#ffffff',
      errorCorrectionLevel: 'M',
      centerImageSrc: '',
      centerImageSize: 40,
      margin: 16,
      version: undefined,
    });
  });

  it.each(['#a1b', '#a1b2', '#a1b2c3', '#a1b2c3d4'])('accepts the color %s', (color) => {
    expect(options({ darkColor: color, lightColor: color })).toMatchObject({
      darkColor: color,
      lightColor: color,
    });
  });

  it('accepts a color without # and in capitals', () => {
    expect(options({ darkColor: 'A1B2C3' }).darkColor).toBe('#a1b2c3');
  });

  it.each(['#a1', '#a1b2c', '#a1b2c3d', '#a1b2c3d4e', '#ggg', 'red', 'rgb(1,2,3)', '', 7, null])(
    'replaces the color %s by the default',
    (color) => {
      expect(options({ darkColor: color, lightColor: color })).toMatchObject({
        darkColor: '#000000',
        lightColor: '#ffffff',
      });
    },
  );

  it.each([
    [1, 1],
    [40, 40],
    [41, 40],
    [0, 1],
    [-3, 1],
    [Infinity, 40],
    [7.9, 7],
    ['12', 12],
    ['99', 40],
  ])('clamps version %s to %s', (given, version) => {
    expect(options({ version: given }).version).toBe(version);
  });

  it.each([undefined, null, NaN, 'auto', '', '  ', '7a', {}, true])(
    'leaves the version open for %s',
    (given) => {
      expect(options({ version: given }).version).toBeUndefined();
    },
  );

  it.each([
    ['L', 'L'],
    ['q', 'Q'],
    ['high', 'H'],
    ['medium', 'M'],
    ['Z', 'M'],
    ['toString', 'M'],
    [3, 'M'],
  ])('reads level %s as %s', (given, level) => {
    expect(options({ errorCorrectionLevel: given }).errorCorrectionLevel).toBe(level);
  });

  it('replaces impossible lengths and limits the margin by the size', () => {
    expect(options({ size: -5, margin: -1, centerImageSize: 'big' })).toMatchObject({
      size: 275,
      margin: 16,
      centerImageSize: 40,
    });
    expect(options({ size: 100, margin: 90 }).margin).toBe(25);
    expect(options({ size: '300', margin: 0 })).toMatchObject({ size: 300, margin: 0 });
  });
});

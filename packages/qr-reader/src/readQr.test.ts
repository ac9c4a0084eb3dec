import { describe, expect, it } from 'vitest';
import { readQr } from './index.ts';
import { draw, flat, modulesOf } from './testing/draw.ts';
import type { PlacedCode } from './testing/draw.ts';

const unlimited = { now: () => 0, deadline: 1 };

describe('readQr', () => {
  it.each([
    ['Latin-1', 'Jürgen Größe', (text: string) => Uint8Array.from(text, (it) => it.charCodeAt(0))],
    ['UTF-8', 'Jürgen 홍길동', (text: string) => new TextEncoder().encode(text)],
  ])('reads %s', (_, text, encode) => {
    const picture = draw(160, 160, [flat(modulesOf(text, 2, encode), 20, 20, 4)]);
    expect(readQr(picture, unlimited)).toEqual([text]);
  });

  it.each([
    ['small codes on a wide screen', 1600, 900, 2],
    ['large codes', 700, 700, 17],
  ])('reads light modules on dark: %s', (_, width, height, scale) => {
    const dark = draw(width, height, [flat(modulesOf('on a dark screen', 3), 41, 33, scale)]);
    const data = dark.data.map((value, at) => (at % 4 === 3 ? value : 255 - value));
    expect(readQr({ width, height, data }, unlimited)).toEqual(['on a dark screen']);
  });

  it('reads a code that fills its picture to the edge', () => {
    const picture = draw(99, 99, [flat(modulesOf('to the edge', 4), 0, 0, 3)]);
    expect(readQr(picture, unlimited)).toEqual(['to the edge']);
  });

  it('reads a code on a dark background', () => {
    const table: PlacedCode = {
      modules: [[true]],
      toModule: (x, y) => ({ x: x / 140, y: y / 20 }),
    };
    const picture = draw(140, 140, [table, flat(modulesOf('on a table', 2), 20, 20, 4)]);
    expect(readQr(picture, unlimited)).toEqual(['on a table']);
  });

  it.each([14, 25, 32, 40])('reads version %s on bent paper', (version) => {
    const text = `version ${version} `.repeat(12);
    const modules = modulesOf(text, version);
    const side = modules.length;
    const size = 4 * (side + 8);
    // Two waves that shift modules by up to 1.5 modules, and the corners of the finders least.
    const wave = (at: number): number => 1.5 * Math.sin((Math.PI * at) / side);
    const bent: PlacedCode = {
      modules,
      toModule: (x, y) => {
        const [across, down] = [x / 4 - 4, y / 4 - 4];
        return { x: across + wave(down) * wave(across) * 0.6, y: down + wave(across) };
      },
    };
    expect(readQr(draw(size, size, [bent]), unlimited)).toEqual([text]);
  });

  it('reads forty codes in one picture, half of them identical', () => {
    const codes = Array.from({ length: 40 }, (_, index) => {
      const modules = modulesOf(`code ${index < 20 ? 0 : index}`, 1);
      return flat(modules, 20 + (index % 8) * 120, 20 + Math.floor(index / 8) * 120, 4);
    });
    const expected = ['code 0', ...Array.from({ length: 20 }, (_, index) => `code ${20 + index}`)];
    const texts = readQr(draw(980, 620, codes), unlimited);
    expect(texts.toSorted()).toEqual(expected.toSorted());
  });
});

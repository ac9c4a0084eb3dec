import sharp from 'sharp';
import * as effects from './effects.ts';
import type { Random } from './random.ts';
import { place, toSharp } from './raster.ts';
import type { Corner, Raster } from './raster.ts';
import { dottedSource, keepassxcSource, randomSource, terminalSource } from './sources.ts';
import type { Source } from './sources.ts';

/** A code and the PNG file of what became of it. */
type Made = { source: Source; file: Promise<Buffer> };

const png = (raster: Raster): Promise<Buffer> => toSharp(raster).png().toBuffer();
const turn = (random: Random): number => random.between(0, 2 * Math.PI);
const own = async (
  source: Source,
  change: (raster: Raster) => Raster | Promise<Raster>,
): Promise<Made> => ({ source, file: png(await change(source.raster)) });

/** What happens to a code, by the name it has in the table. */
export const KINDS: Record<string, (random: Random, index: number) => Promise<Made>> = {
  plain: async (random) => own(await randomSource(random, random.pick([2, 3, 5, 9])), (r) => r),
  rotated: async (random) =>
    own(await randomSource(random, random.pick([3, 5, 8])), (r) =>
      effects.seen(r, turn(random), 0, 0),
    ),
  inverted: async (random) =>
    own(await randomSource(random, random.pick([3, 4, 6])), (r) =>
      effects.tone(effects.invert(r), random.between(10, 40), random.between(190, 250)),
    ),
  'at an angle': async (random) =>
    own(await randomSource(random, random.pick([5, 7, 9])), (r) =>
      effects.seen(r, turn(random), random.between(0.5, 0.95), turn(random)),
    ),
  small: async (random) =>
    own(await randomSource(random, 8), (r) => effects.resize(r, random.between(1.4, 2.4) / 8)),
  noisy: async (random) =>
    own(await randomSource(random, random.pick([4, 6, 8])), (r) =>
      effects.noise(r, random, random.between(30, 80), random.between(0, 0.08)),
    ),
  blurred: async (random) => {
    const source = await randomSource(random, random.pick([4, 6, 8]));
    return own(source, (r) => effects.blur(r, source.scale * random.between(0.4, 0.75)));
  },
  'low contrast': async (random) => {
    const dark = random.between(40, 190);
    const light = dark + random.between(14, 45);
    return own(await randomSource(random, random.pick([3, 5, 7])), (r) =>
      effects.noise(effects.tone(r, dark, light), random, 2),
    );
  },
  'bad JPEG': async (random) =>
    own(await randomSource(random, random.pick([2, 3, 4])), (r) =>
      effects.jpeg(r, 8 + random.below(18)),
    ),
  worn: async (random) => {
    const source = await randomSource(random, random.pick([5, 8]));
    // As much as the level restores, but for what the edges of the spots cost besides.
    const share = { L: 0.008, M: 0.02, Q: 0.03, H: 0.04 }[source.level] * random.between(0.4, 1);
    return own(source, (r) =>
      effects.worn(effects.seen(r, random.between(-0.3, 0.3), 0, 0), random, share),
    );
  },
  screenshot: async (random) => {
    const source = await randomSource(random, random.pick([2, 3, 4]));
    const dark = random.below(2) === 0;
    const page = effects.clutter(1600, 900, random, dark ? 22 : 250);
    const bare = dark && random.below(2) === 0;
    const code = bare ? effects.tone(effects.invert(source.raster), 22, 225) : source.raster;
    const [x, y] = [random.below(1600 - code.width), random.below(900 - code.height)];
    const [right, bottom] = [x + code.width, y + code.height];
    const corners: Corner[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    return { source, file: png(place(code, page, corners)) };
  },
  terminal: async (random) => {
    const source = terminalSource(
      random,
      random.pick([
        { width: 4, height: 9 },
        { width: 5, height: 11 },
        { width: 7, height: 14 },
        { width: 8, height: 17 },
      ]),
    );
    return { source, file: png(source.raster) };
  },
  colored: async (random) => {
    const source = await randomSource(random, random.pick([4, 7]));
    const [dark, light] = random.pick([
      ['#1a3d8f', '#ffe94d'],
      ['#b3271d', '#ffffff'],
      ['#2b6b5a', '#f6d7e3'],
      ['#5b2a86', '#8fd3c1'],
      ['#0a7d2c', '#bfe9ff'],
    ] as const);
    const { width, height } = source.raster;
    const mask = await toSharp(effects.invert(source.raster)).toColorspace('b-w').raw().toBuffer();
    const ink = sharp({ create: { width, height, channels: 3, background: dark } });
    const inked = await ink
      .joinChannel(mask, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    return { source, file: sharp(inked).flatten({ background: light }).png().toBuffer() };
  },
  dotted: async (random) =>
    own(dottedSource(random, random.pick([8, 10])), (r) =>
      effects.resize(r, random.between(0.35, 1)),
    ),
  'on a bottle': async (random) => {
    const source = await randomSource(random, random.pick([6, 8]));
    const bent = effects.bent(source.raster, random.between(0.15, 0.4));
    return own(source, () =>
      effects.seen(bent, random.between(-0.4, 0.4), random.between(0, 0.3), turn(random)),
    );
  },
  KeePassXC: async (random, index) => {
    const source = await keepassxcSource(index);
    // The first eight as they are, further ones as a telephone takes them from the screen.
    if (index < 8) return own(source, (r) => r);
    const { width, height } = source.raster;
    const corners = effects.tilted(
      [480, 480],
      random.between(380, 460),
      random.between(-0.2, 0.2),
      random.between(0.1, 0.5),
      turn(random),
      height / width,
    );
    const shown = place(source.raster, effects.clutter(960, 960, random, 60), corners);
    const soft = await effects.blur(effects.uneven(shown, random), random.between(0.5, 0.9));
    return { source, file: png(await effects.jpeg(effects.noise(soft, random, 5), 70)) };
  },
  photo: async (random) => {
    const source = await randomSource(random, 8);
    const ground = effects.clutter(900, 1200, random, random.pick([90, 140, 200]));
    const center: Corner = [random.between(380, 520), random.between(450, 750)];
    const half = random.between(230, 400);
    const corners = effects.tilted(
      center,
      half,
      turn(random),
      random.between(0.1, 0.75),
      turn(random),
    );
    const lit = effects.uneven(
      place(effects.tone(source.raster, 35, 235), ground, corners),
      random,
    );
    const soft = await effects.blur(lit, random.between(0.5, 1.4));
    const noisy = effects.noise(soft, random, random.between(3, 12));
    return { source, file: png(await effects.jpeg(noisy, 40 + random.below(45))) };
  },
};

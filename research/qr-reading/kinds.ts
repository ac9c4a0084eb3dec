import sharp from 'sharp';
import * as effects from './effects.ts';
import type { Random } from './random.ts';
import { placeAt, toSharp } from './raster.ts';
import type { Corner, Raster } from './raster.ts';
import { dottedSource, keepassxcSource, randomSource, terminalSource } from './sources.ts';
import type { Source } from './sources.ts';

/** A clean QR code and a PNG file of the same code after the effects. */
type GeneratedPicture = { source: Source; file: Promise<Buffer> };

const png = (raster: Raster): Promise<Buffer> => toSharp(raster).png().toBuffer();
const randomAngle = (random: Random): number => random.between(0, 2 * Math.PI);
const changeSource = async (
  source: Source,
  change: (raster: Raster) => Raster | Promise<Raster>,
): Promise<GeneratedPicture> => ({
  source,
  file: png(await change(source.raster)),
});

/**
 * Functions that generate a picture of one kind. The keys are the names in the table of docs/reference/qr-reading.md.
 */
export const pictureKinds: Record<
  string,
  (random: Random, index: number) => Promise<GeneratedPicture>
> = {
  plain: async (random) =>
    changeSource(await randomSource(random, random.pick([2, 3, 5, 9])), (r) => r),
  rotated: async (random) =>
    changeSource(await randomSource(random, random.pick([3, 5, 8])), (r) =>
      effects.rotateAndTilt(r, randomAngle(random), 0, 0),
    ),
  inverted: async (random) =>
    changeSource(await randomSource(random, random.pick([3, 4, 6])), (r) =>
      effects.changeTone(effects.invert(r), random.between(10, 40), random.between(190, 250)),
    ),
  'at an angle': async (random) =>
    changeSource(await randomSource(random, random.pick([5, 7, 9])), (r) =>
      effects.rotateAndTilt(r, randomAngle(random), random.between(0.5, 0.95), randomAngle(random)),
    ),
  small: async (random) =>
    changeSource(await randomSource(random, 8), (r) =>
      effects.resize(r, random.between(1.4, 2.4) / 8),
    ),
  noisy: async (random) =>
    changeSource(await randomSource(random, random.pick([4, 6, 8])), (r) =>
      effects.addNoise(r, random, random.between(30, 80), random.between(0, 0.08)),
    ),
  blurred: async (random) => {
    const source = await randomSource(random, random.pick([4, 6, 8]));
    return changeSource(source, (r) => effects.blur(r, source.scale * random.between(0.4, 0.75)));
  },
  'low contrast': async (random) => {
    const dark = random.between(40, 190);
    const light = dark + random.between(14, 45);
    return changeSource(await randomSource(random, random.pick([3, 5, 7])), (r) =>
      effects.addNoise(effects.changeTone(r, dark, light), random, 2),
    );
  },
  'bad JPEG': async (random) =>
    changeSource(await randomSource(random, random.pick([2, 3, 4])), (r) =>
      effects.compressJpeg(r, 8 + random.below(18)),
    ),
  worn: async (random) => {
    const source = await randomSource(random, random.pick([5, 8]));
    // As much damage as the level can correct, minus the extra modules that the edges of spots damage.
    const share = { L: 0.008, M: 0.02, Q: 0.03, H: 0.04 }[source.level] * random.between(0.4, 1);
    return changeSource(source, (r) =>
      effects.addWear(effects.rotateAndTilt(r, random.between(-0.3, 0.3), 0, 0), random, share),
    );
  },
  screenshot: async (random) => {
    const source = await randomSource(random, random.pick([2, 3, 4]));
    const dark = random.below(2) === 0;
    const page = effects.clutteredPage(1600, 900, random, dark ? 22 : 250);
    const bare = dark && random.below(2) === 0;
    const code = bare ? effects.changeTone(effects.invert(source.raster), 22, 225) : source.raster;
    const [x, y] = [random.below(1600 - code.width), random.below(900 - code.height)];
    const [right, bottom] = [x + code.width, y + code.height];
    const corners: Corner[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    return { source, file: png(placeAt(code, page, corners)) };
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
    changeSource(dottedSource(random, random.pick([8, 10])), (r) =>
      effects.resize(r, random.between(0.35, 1)),
    ),
  'on a bottle': async (random) => {
    const source = await randomSource(random, random.pick([6, 8]));
    const bentRaster = effects.bendAroundCylinder(source.raster, random.between(0.15, 0.4));
    return changeSource(source, () =>
      effects.rotateAndTilt(
        bentRaster,
        random.between(-0.4, 0.4),
        random.between(0, 0.3),
        randomAngle(random),
      ),
    );
  },
  KeePassXC: async (random, index) => {
    const source = await keepassxcSource(index);
    // The first eight are the screenshots themselves. The others simulate a phone photographing the screen.
    if (index < 8) return changeSource(source, (r) => r);
    const { width, height } = source.raster;
    const corners = effects.tiltedCorners(
      [480, 480],
      random.between(380, 460),
      random.between(-0.2, 0.2),
      random.between(0.1, 0.5),
      randomAngle(random),
      height / width,
    );
    const onScreen = placeAt(source.raster, effects.clutteredPage(960, 960, random, 60), corners);
    const soft = await effects.blur(
      effects.addUnevenLight(onScreen, random),
      random.between(0.5, 0.9),
    );
    return { source, file: png(await effects.compressJpeg(effects.addNoise(soft, random, 5), 70)) };
  },
  photo: async (random) => {
    const source = await randomSource(random, 8);
    const background = effects.clutteredPage(900, 1200, random, random.pick([90, 140, 200]));
    const center: Corner = [random.between(380, 520), random.between(450, 750)];
    const half = random.between(230, 400);
    const corners = effects.tiltedCorners(
      center,
      half,
      randomAngle(random),
      random.between(0.1, 0.75),
      randomAngle(random),
    );
    const lit = effects.addUnevenLight(
      placeAt(effects.changeTone(source.raster, 35, 235), background, corners),
      random,
    );
    const soft = await effects.blur(lit, random.between(0.5, 1.4));
    const noisy = effects.addNoise(soft, random, random.between(3, 12));
    return { source, file: png(await effects.compressJpeg(noisy, 40 + random.below(45))) };
  },
};

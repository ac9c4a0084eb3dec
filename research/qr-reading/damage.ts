import { type Picture, readQr } from '@otp-lab/qr-reader';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { pixelsOf, processorTime, readTime, timeLimit } from './readers.ts';
import { randomSource } from './sources.ts';
import { toSharp } from './raster.ts';

/** How the reader handled damaged pictures. */
export interface DamageResults {
  readonly pictures: number;
  /** Pictures whose text the reader still found. */
  readonly read: number;
  /** Texts that the reader returned although no picture contains them. */
  readonly invented: number;
  /** The longest read, in milliseconds of processor time. */
  readonly slowest: number;
}

/** Functions that damage a picture, each in one way. */
const damages: readonly ((picture: Picture, random: Random) => Picture)[] = [
  function pixelsAreRandom({ width, height, data }, random) {
    return { width, height, data: data.map(() => random.below(256)) };
  },
  function bytesAreMissing({ width, height, data }, random) {
    return { width, height, data: data.slice(0, random.below(data.length)) };
  },
  function widthIsWrong({ width, height, data }, random) {
    const wrong = Math.max(1, width + random.below(9) - 4);
    return { width: wrong, height, data: data.slice(0, wrong * height * 4) };
  },
  function rowsAreShifted({ width, height, data }, random) {
    const slant = random.between(-2, 2);
    const moved = new Uint8ClampedArray(data.length);
    for (let y = 0; y < height; y++) {
      const shift = ((Math.round(slant * y) % width) + width) % width;
      for (let x = 0; x < width; x++) {
        const from = 4 * (y * width + ((x + shift) % width));
        moved.set(data.subarray(from, from + 4), 4 * (y * width + x));
      }
    }
    return { width, height, data: moved };
  },
  function blocksAreLost({ width, height, data }, random) {
    const broken = data.slice();
    for (let count = 0; count < 3 + random.below(30); count++) {
      const from = random.below(data.length);
      broken.fill(random.below(256), from, from + random.below(width * 40));
    }
    return { width, height, data: broken };
  },
  function halfIsCutOff({ width, height, data }, random) {
    const rows = 1 + random.below(height);
    return { width, height: rows, data: data.slice(0, width * rows * 4) };
  },
];

/** Reads at least `count` damaged pictures. The same seed gives the same pictures. */
export async function readDamaged(seed: number, count: number): Promise<DamageResults> {
  const random = createRandom(seed);
  let [pictures, read, invented, slowest] = [0, 0, 0, 0];
  while (pictures < count) {
    const source = await randomSource(random, 1 + random.below(3));
    const whole = await pixelsOf(await toSharp(source.raster).png().toBuffer());
    for (const damage of damages) {
      const picture = damage(whole, random);
      const started = processorTime();
      const texts = readQr(picture, timeLimit(readTime));
      slowest = Math.max(slowest, processorTime() - started);
      pictures += 1;
      read += texts.includes(source.text) ? 1 : 0;
      invented += texts.filter((text) => text !== source.text).length;
    }
  }
  return { pictures, read, invented, slowest };
}

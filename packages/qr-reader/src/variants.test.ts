import { expect, it } from 'vitest';
import { brightnessVariants, transparencyAndColorVariants } from './variants.ts';

const gray = [90, 94, 88, 255];

it.each([
  ['opaque and gray', gray, 0],
  ['colored', [90, 94, 80, 255], 3],
  ['transparent', [90, 94, 88, 254], 2],
])('yields the alpha and color variants that a picture needs: %s', (_, pixel, expected) => {
  const [width, height] = [40, 30];
  const data = Uint8Array.from({ length: 4 * width * height }, (__, at) => gray[at % 4] ?? 0);
  data.set(pixel, 4 * (width * height - 1));
  const picture = { width, height, data };
  expect([...transparencyAndColorVariants(picture)]).toHaveLength(expected);
  expect([...brightnessVariants(picture)].length).toBeGreaterThan(5);
});

import { expect, test } from 'vitest';
import { formatSize } from './size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1395, '1.4 kB'],
  [52_428_800, '52.4 MB'],
  [2_000_000_000, '2 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});

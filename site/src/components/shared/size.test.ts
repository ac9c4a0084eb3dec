import { expect, test } from 'vitest';
import { formatSize } from './size.ts';

test.each([
  [0, '0\u00a0bytes'],
  [1, '1\u00a0byte'],
  [999, '999\u00a0bytes'],
  [1000, '1\u00a0kB'],
  [1395, '1.4\u00a0kB'],
  [52_428_800, '52.4\u00a0MB'],
  [2_000_000_000, '2\u00a0GB'],
  [5_000_000_000_000, '5,000\u00a0GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});

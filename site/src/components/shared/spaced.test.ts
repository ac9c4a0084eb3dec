import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

test('adds a space between Japanese and Latin characters unless there is one', () => {
  expect(spaced('30または60秒', 'ja-JP')).toBe('30 または 60 秒');
  expect(spaced('SHA1のサーバー2 台、RFC（8）', 'ja-JP')).toBe('SHA1 のサーバー 2 台、RFC（8）');
});

test('leaves other languages unchanged', () => {
  expect(spaced('6자리 SHA1만', 'ko-KR')).toBe('6자리 SHA1만');
  expect(spaced('または60', 'en-US')).toBe('または60');
});

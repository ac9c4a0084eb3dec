import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist, isBuilt, rules } from './sites.ts';

describe.skipIf(!isBuilt)('_headers', () => {
  const text = isBuilt ? readFileSync(join(dist, '_headers'), 'utf8') : '';

  test('never sets a header of a path in two rules, because hosts handle that differently', () => {
    for (const path of ['/', '/otpqr/', '/ko-KR/otpqr/', '/sw.js', '/assets/a.js', '/404.html']) {
      const names = rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => [...headers.keys()]);
      expect([path, new Set(names).size]).toEqual([path, names.length]);
      expect(names).toContain('Content-Security-Policy');
    }
  });

  test('has at most 100 rules and 2000 characters per line, the limits of Cloudflare', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

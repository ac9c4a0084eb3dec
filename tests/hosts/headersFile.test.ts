import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist, isBuilt, rules } from './sites.ts';

describe.skipIf(!isBuilt)('_headers', () => {
  const text = isBuilt ? readFileSync(join(dist, '_headers'), 'utf8') : '';

  test('means the same where matching rules are joined and where they replace each other', () => {
    for (const path of ['/', '/otpqr/', '/ko-KR/otpqr/', '/sw.js', '/assets/a.js', '/404.html']) {
      const names = rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => [...headers.keys()]);
      expect([path, new Set(names).size]).toEqual([path, names.length]);
      expect(names).toContain('Content-Security-Policy');
    }
  });

  test('stays within what hosts read: 100 rules, 2000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});

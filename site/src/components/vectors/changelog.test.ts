import { expect, test } from 'vitest';
import { parseChangelog } from './changelog.ts';
import file from '@otp-lab/vectors/otp-vectors.json' with { type: 'json' };
import { changelog } from './changelog.ts';

test('reads versions and their changes', () => {
  const markdown =
    '# Changelog\n\n- **Major**: not a change\n\n## 1.1.0\n\n### Added\n\n- One\n  line\n- `two`\n\n### Changed\n\n- Three\n\n## 1.0.0\n\n- First\n';
  expect(parseChangelog(markdown)).toEqual([
    { version: '1.1.0', changes: ['One line', '`two`', 'Three'] },
    { version: '1.0.0', changes: ['First'] },
  ]);
});

test('begins with the version of the vectors', () => {
  expect(changelog[0]?.version).toBe(file.version);
  expect(changelog.every(({ changes }) => changes.length > 0)).toBe(true);
});

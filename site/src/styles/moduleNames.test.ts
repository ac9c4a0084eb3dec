import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

// Class names have the name of their file (astro.config.ts), so two files of one name would share their classes.
test('gives every CSS module a name of its own', () => {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

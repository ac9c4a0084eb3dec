import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const cssModules = files.filter((file) => file.endsWith('.module.css'));

/** Returns the CSS modules that a file imports by their paths. Imports with a pattern don't count. */
function importedBy(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/from '(\.[^'*]+\.module\.css)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
}

// Class names begin with the file's name (astro.config.ts), so two files with one name would share classes.
test('no two CSS modules have the same name', () => {
  const names = cssModules.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// The lab loads the styles of whole folders (lab/toolStyles.ts), so visitors would get the styles of an unused file.
test('a component imports each CSS module', () => {
  const imported = new Set(
    files.filter((file) => /\.(tsx?|astro)$/.test(file)).flatMap(importedBy),
  );
  expect(cssModules.filter((file) => !imported.has(file))).toEqual([]);
});

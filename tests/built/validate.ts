import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screens } from '../../src/app/screens.ts';

/** The documents of dist/ through the validator of the HTML standard (vnu). */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const validator = fileURLToPath(
  new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url),
);

const aliases = new Set<string>(Object.values(screens).flatMap(({ names }) => names.slice(1)));

/** A screen's other names choose one of its tabs in every language: those in en-US stand for all. */
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .filter((file) => {
    const [first = '', second = ''] = file.split('/');
    return aliases.has(first) || !aliases.has(second);
  })
  .map((file) => join(dist, file));

const { status } = spawnSync(
  'java',
  // Its parser of styles is older than nesting, layers and light-dark().
  ['-jar', validator, '--errors-only', '--filterpattern', '.*CSS: .*', ...documents],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from './copyOfProject.ts';
import { startProgram } from '../../scripts/test/programs.ts';
import { screens } from '../../src/app/screens.ts';

const dist = join(root, 'dist');
const validator = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
// Its parser of styles is older than nesting, layers and light-dark().
const options = ['-jar', validator, '--errors-only', '--filterpattern', '.*CSS: .*'];

const aliases = new Set<string>(Object.values(screens).flatMap(({ names }) => names.slice(1)));

/** A screen's other names choose one of its tabs in every language: those in en-US stand for all. */
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .filter((file) => {
    const [first = '', second = ''] = file.split('/');
    return aliases.has(first) || !aliases.has(second);
  })
  .map((file) => join(dist, file));

test('the validator of the HTML standard finds no error in any document', async () => {
  expect(documents.length).toBeGreaterThan(aliases.size);
  const java = startProgram('java', [...options, ...documents], { stdio: 'pipe' });
  if (!java.stderr) throw new Error('java says nothing');
  const [errors] = await Promise.all([text(java.stderr), once(java, 'exit')]);
  expect([errors, java.exitCode]).toEqual(['', 0]);
});

import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startProgram } from '../../../scripts/programs.ts';
import { listFiles } from '../../integrations/listFiles.ts';
import { routeNames } from '../../src/routes.ts';
import { root } from './projectCopy.ts';

const dist = join(root, 'site/dist');
const validator = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
// Its CSS parser doesn't know nesting, layers and light-dark().
const options = ['-jar', validator, '--errors-only', '--filterpattern', '.*CSS: .*'];

const aliases = new Set<string>(Object.values(routeNames).flatMap(([, ...names]) => names));

/** Pages under aliases differ from the page under the first name by a tab, so the aliases in en-US are enough. */
const pages = listFiles(dist)
  .filter((file) => file.endsWith('.html'))
  .filter((file) => {
    const [first = '', second = ''] = file.split('/');
    return aliases.has(first) || !aliases.has(second);
  })
  .map((file) => join(dist, file));

test('the HTML validator finds no error in any page', async () => {
  expect(pages.length).toBeGreaterThan(aliases.size);
  const java = startProgram('java', [...options, ...pages], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (!java.stderr) throw new Error('the output is not piped');
  const [errors] = await Promise.all([text(java.stderr), once(java, 'exit')]);
  expect([errors, java.exitCode]).toEqual(['', 0]);
});

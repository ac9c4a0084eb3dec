import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../../scripts/build/compress.ts';
import { dist } from './host.ts';

const left = /\/(pictures|video|downloads|share)(\/|$)|\.(br|gz)$/;
const isText = /\.(html|js|css)$/;

/**
 * Makes the next version of the build under test in a folder: every script and every file of words
 * has another name, every document says that it is the next one.
 */
export function makeNextVersion(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true, filter: (file) => !left.test(file.slice(dist.length)) });
  const [words = ''] = readdirSync(join(folder, 'words'));
  const names = new Map([[words, `${words.slice(0, -1)}x`]]);
  renameSync(join(folder, 'words', words), join(folder, 'words', names.get(words) ?? ''));
  for (const file of listFiles(join(folder, 'assets')).filter((name) => name.endsWith('.js'))) {
    const renamed = file.replace(/(.)\.js$/, '$1x.js');
    names.set(file, renamed);
    renameSync(join(folder, 'assets', file), join(folder, 'assets', renamed));
  }
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  const files = listFiles(folder).filter((file) => isText.test(file) && basename(file) !== 'sw.js');
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const renamed = text.replaceAll(pattern, (name) => names.get(name) ?? name);
    writeFileSync(join(folder, file), renamed.replace('<html ', '<html data-next '));
  }
  const source = readFileSync(join(folder, 'sw.js'), 'utf8');
  const [facts = ''] = source.split('\n', 1);
  const version = /"version":"([0-9a-f]{8})"/.exec(facts)?.[1] ?? '';
  const next = facts
    .replaceAll(pattern, (name) => names.get(name) ?? name)
    .replaceAll(version, 'next0000');
  writeFileSync(join(folder, 'sw.js'), next + source.slice(facts.length));
}

import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../integrations/listFiles.ts';
import { writeServiceWorker } from '../../../integrations/offline.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { dist } from './host.ts';

/** Folders and files that the next version doesn't need. */
const omitted = /\/(pictures|video|downloads|share)(\/|$)|\.(br|gz)$/;

/**
 * Writes the next version of the built site into a folder. Every script has another name, and every page has the
 * attribute `data-next`.
 */
export async function makeNextVersion(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, {
    recursive: true,
    filter: (file) => !omitted.test(file.slice(dist.length)),
  });
  const assets = join(folder, 'assets');
  const scripts = listFiles(assets).filter((name) => name.endsWith('.js'));
  const nextName = (name: string) => name.replace(/(.)\.js$/, '$1x.js');
  for (const name of scripts) renameSync(join(assets, name), join(assets, nextName(name)));
  const pattern = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files = listFiles(folder).filter((name) => /\.(html|js|css)$/.test(name));
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(pattern, nextName);
    writeFileSync(join(folder, name), text.replace('<html ', '<html data-next '));
  }
  await writeServiceWorker({ dist: folder, base: '/', locales });
}

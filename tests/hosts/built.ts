import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readHeaderRules } from '../../scripts/serve/rules.ts';

/** What the tests of hosts serve. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const isBuilt = existsSync(join(dist, '_headers'));

const [folder = ''] = isBuilt ? readdirSync(join(dist, 'words')) : [];
/** A file that never changes. */
export const hashedFile = `/words/${folder}/en-US/shell.js`;

/** The headers of every path, as the build lists them for static hosts. */
export const rules = isBuilt ? readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')) : [];

/** Says why the tests of a server are skipped; gives whether they are. */
export function isSkipped(server: string, isInstalled: boolean): boolean {
  if (isInstalled && isBuilt) return false;
  const reason = isInstalled ? 'dist/ is not built' : 'it is not installed';
  console.warn(`${server} is not tested: ${reason}.`);
  return true;
}

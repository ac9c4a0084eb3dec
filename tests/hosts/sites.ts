import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caddyFile, headersFile, nginxFile } from '../../scripts/build/hosts/servers.ts';
import { readHeaderRules } from '../../scripts/serve/headerRules.ts';

/** What the tests of hosts serve. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const isBuilt = existsSync(join(dist, '_headers'));

const [folder = ''] = isBuilt ? readdirSync(join(dist, 'words')) : [];
/** A file that never changes. */
export const hashedFile = `/words/${folder}/en-US/main.js`;

/** The headers of every path, as the build lists them for static hosts. */
export const rules = isBuilt ? readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')) : [];

/**
 * Writes a site of a few files, with a language whose tag has three parts, and beside it a folder
 * whose name begins as the site's does, with a file that is nobody's business.
 * @returns the folder of both; the site is `site` in it
 */
export function writeSmallSite(): string {
  const parent = mkdtempSync(join(tmpdir(), 'small-site-'));
  const tag = 'ar-Arab-EG';
  const spellings = ['app/index.html', 'otherApp/index.html', 'otherapp/index.html'];
  const documents = ['index.html', ...spellings, '404.html'];
  const pages = ['', `${tag}/`].map((root) => ({ files: documents.map((file) => root + file) }));
  const policy = "default-src 'none'";
  const files = {
    ...Object.fromEntries(pages.flatMap((page) => page.files).map((file) => [file, `at ${file}`])),
    'sw.js': 'self;',
    'assets/digits.txt': '0123456789',
    _headers: headersFile(policy, pages),
    '_nginx.conf': nginxFile(policy, pages, [tag]),
    _caddy: caddyFile(policy, pages),
    '../site-private/key.txt': 'private',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(parent, 'site', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return parent;
}

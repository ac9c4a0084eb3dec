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
import {
  type HostedSite,
  caddyFile,
  headersFile,
  nginxFile,
} from '../../integrations/hosts/servers.ts';
import { parseHeaderRules } from '../../server/headerRules.ts';

/** The built site. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const isBuilt = existsSync(join(dist, '_headers'));

const [asset = ''] = isBuilt ? readdirSync(join(dist, 'assets')) : [];
/** The path of a file whose name contains a hash of its content. */
export const hashedFile = `/assets/${asset}`;

const archive = isBuilt
  ? readdirSync(join(dist, 'vectors')).find((file) => file.endsWith('.tgz'))
  : '';
/** The path of the archive of the test vectors. */
export const archiveFile = `/vectors/${archive}`;

/** The header rules of the built site. */
export const rules = isBuilt ? parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')) : [];

/**
 * Writes a small site with a locale whose tag has three parts into the folder `site`. Also writes a private folder
 * whose name begins with `site`. Returns the parent folder of both.
 */
export function writeSmallSite(base: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'small-site-'));
  const locale = 'ar-Arab-EG';
  const names = [
    'index.html',
    'app/index.html',
    'otherApp/index.html',
    'otherapp/index.html',
    '404.html',
  ];
  const pages = ['', `${locale}/`].flatMap((root) => names.map((name) => root + name));
  const site: HostedSite = { base, policy: "default-src 'none'", pages, locales: [locale] };
  const files = {
    ...Object.fromEntries(pages.map((page) => [page, `page ${page}`])),
    'sw.js': 'self;',
    'assets/digits.txt': '0123456789',
    _headers: headersFile(site),
    '_nginx.conf': nginxFile(site),
    _caddy: caddyFile(site),
  };
  const write = (file: string, content: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, content] of Object.entries(files))
    write(join(parent, 'site', base, name), content);
  write(join(parent, 'site-private/key.txt'), 'private');
  return parent;
}

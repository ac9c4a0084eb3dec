import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentHost } from '../site.config.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { listFiles } from './files.ts';
import {
  type HostedSite,
  caddyFile,
  headersFile,
  nginxFile,
  redirectsFile,
} from './hosts/servers.ts';
import { pageFolder } from './hosts/pageFolder.ts';
import { type InlineHashes, completePage, inlineHashes } from './pages.ts';
import { frameAncestors, pagePolicy } from '../src/policy.ts';

/** Completes the pages of the built site. Returns the hashes of each page's inline scripts and styles. */
function completePages(
  dist: string,
  base: string,
  pages: readonly string[],
): ReadonlyMap<string, InlineHashes> {
  const saveScript = (text: string) => {
    const file = `assets/islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
    writeFileSync(join(dist, file), text);
    return base + file;
  };
  return new Map(
    pages.map((page) => {
      const path = join(dist, page);
      const html = completePage(readFileSync(path, 'utf8'), contentHost, saveScript);
      writeFileSync(path, html);
      return [page, inlineHashes(html)];
    }),
  );
}

/** Returns the policy in the headers of some pages: it allows the inline scripts and styles of each. */
function headerPolicy(pages: readonly InlineHashes[]): string {
  const policy = pagePolicy({
    scriptHashes: [...new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))],
    styleHashes: [...new Set(pages.flatMap(({ styleHashes }) => styleHashes))],
    contentHost,
  });
  return `${policy}; ${frameAncestors}`;
}

/**
 * Returns the integration that completes the pages after Astro's build. It also writes the configuration of hosts:
 * `_headers`, `_redirects`, `_nginx.conf` and `_caddy`.
 */
export function build(): AstroIntegration {
  let base = '/';
  return {
    name: 'build',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
        const hashes = completePages(dist, base, pages);
        const folderLocales = locales.filter((locale) => locale !== defaultLocale);
        const hashesIn = (folder: string) =>
          [...hashes]
            .filter(
              ([page]) => pageFolder(page, folderLocales) === folder || page.endsWith('404.html'),
            )
            .map(([, ofPage]) => ofPage);
        const site: HostedSite = {
          base,
          policyOf: (folder) => headerPolicy(hashesIn(folder)),
          pages,
          locales: folderLocales,
        };
        writeFileSync(join(dist, '_headers'), headersFile(site));
        writeFileSync(join(dist, '_redirects'), redirectsFile(site));
        writeFileSync(join(dist, '_nginx.conf'), nginxFile(site));
        writeFileSync(join(dist, '_caddy'), caddyFile(site));
      },
    },
  };
}

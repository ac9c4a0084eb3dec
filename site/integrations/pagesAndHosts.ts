import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentHost } from '../site.config.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { listFiles } from './listFiles.ts';
import {
  type HostedSite,
  caddyFile,
  headersFile,
  nginxFile,
  redirectsFile,
} from './hosts/servers.ts';
import { completePage, inlineHashes } from './pages.ts';
import { frameAncestors, pagePolicy } from '../src/policy.ts';

/**
 * Completes the pages of the built site.
 * @returns the content security policy that all pages share: it allows the inline scripts and styles of each page
 */
function completePages(dist: string, base: string, pages: readonly string[]): string {
  const saveScript = (text: string) => {
    const file = `assets/islands.${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
    writeFileSync(join(dist, file), text);
    return base + file;
  };
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const page of pages) {
    const path = join(dist, page);
    const html = completePage(readFileSync(path, 'utf8'), contentHost, saveScript);
    const hashes = inlineHashes(html);
    for (const hash of hashes.scriptHashes) scriptHashes.add(hash);
    for (const hash of hashes.styleHashes) styleHashes.add(hash);
    writeFileSync(path, html);
  }
  const policy = pagePolicy({
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    contentHost,
  });
  return `${policy}; ${frameAncestors}`;
}

/**
 * Returns the integration that completes the pages after Astro's build. It also writes the configuration of hosts:
 * `_headers`, `_redirects`, `_nginx.conf` and `_caddy`.
 */
export function pagesAndHosts(): AstroIntegration {
  let base = '/';
  return {
    name: 'pages-and-hosts',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
        const policy = completePages(dist, base, pages);
        const site: HostedSite = {
          base,
          policy,
          pages,
          locales: locales.filter((locale) => locale !== defaultLocale),
        };
        writeFileSync(join(dist, '_headers'), headersFile(site));
        writeFileSync(join(dist, '_redirects'), redirectsFile(site));
        writeFileSync(join(dist, '_nginx.conf'), nginxFile(site));
        writeFileSync(join(dist, '_caddy'), caddyFile(site));
      },
    },
  };
}

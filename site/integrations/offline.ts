import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type ManifestEntry, getManifest } from 'workbox-build';
import { defaultLocale, locales as allLocales } from '../src/i18n/locales.ts';
import { cachedRoutes } from '../src/offline/cachedRoutes.ts';
import { pathOf } from '../src/routes.ts';
import { bundleScript } from './bundleScript.ts';

const workerFile = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));

export interface BuiltSite {
  /** The folder of the built site. */
  readonly dist: string;
  /** The path that the site is hosted under, with a slash at both ends. */
  readonly base: string;
  readonly locales: readonly string[];
}

/**
 * Returns manifest entries for the files that match the patterns, sorted by URL. An entry has a hash of the file's
 * content, unless the file's name contains one.
 */
async function manifestEntriesOf(
  { dist, base }: BuiltSite,
  globPatterns: string[],
  globIgnores: string[] = [],
): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: dist,
    globPatterns,
    globIgnores,
    dontCacheBustURLsMatching: /\/assets\//,
    modifyURLPrefix: { '': base },
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries
    .map((entry) => ({ ...entry, url: entry.url.replace(/\/index\.html$/, '/') }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** Returns manifest entries for the pages and messages of a locale. */
function localeEntries(locale: string, site: BuiltSite): Promise<ManifestEntry[]> {
  const folder = locale === defaultLocale ? '' : `${locale}/`;
  const pages = cachedRoutes.map((route) =>
    `${folder}${pathOf(route)}`.replace(/(^|\/)$/, '$1index.html'),
  );
  return manifestEntriesOf(site, [...pages, `assets/messages_${locale}_*.js`]);
}

/**
 * Writes sw.js, the service worker with its list of files to cache. Call it when all pages are complete, because the
 * list contains their hashes.
 */
export async function writeServiceWorker(site: BuiltSite): Promise<void> {
  const byLanguage = await Promise.all(
    site.locales.map(async (locale) => [locale, await localeEntries(locale, site)] as const),
  );
  const shared = await manifestEntriesOf(
    site,
    ['assets/**/*.{js,css,woff2}', 'assets/icons.*.svg', 'manifest.webmanifest'],
    ['assets/messages_*'],
  );
  const { code } = await bundleScript(workerFile, site.base, {
    offlineFiles: JSON.stringify({ shared, byLanguage: Object.fromEntries(byLanguage) }),
  });
  writeFileSync(join(site.dist, 'sw.js'), code);
}

/**
 * Returns the integration that writes the service worker after Astro's build. List it after the integrations that
 * change pages.
 */
export function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) =>
        writeServiceWorker({ dist: fileURLToPath(dir), base, locales: allLocales }),
    },
  };
}

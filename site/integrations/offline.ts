import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type ManifestEntry, getManifest } from 'workbox-build';
import { defaultLocale, locales as allLocales } from '../src/i18n/locales.ts';
import { cachedRoutes } from '../src/offline/routes.ts';
import { pathOf } from '../src/routes.ts';
import { bundleScript } from './bundleScript.ts';

const worker = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));

export interface BuiltSite {
  /** The folder of the built site. */
  readonly dist: string;
  /** The path that the site is hosted under, with a slash at both ends. */
  readonly base: string;
  readonly locales: readonly string[];
}

/** Lists files that match patterns, each with its address and, unless its name has it, a hash of its content. */
async function listFiles(
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

/** Lists the pages and messages of a locale. */
function listFilesOf(locale: string, site: BuiltSite): Promise<ManifestEntry[]> {
  const folder = locale === defaultLocale ? '' : `${locale}/`;
  const pages = cachedRoutes.map((route) =>
    `${folder}${pathOf(route)}`.replace(/(^|\/)$/, '$1index.html'),
  );
  return listFiles(site, [...pages, `assets/messages_${locale}_*.js`]);
}

/**
 * Writes sw.js, the service worker with the list of files that it caches. Call it when all pages are complete,
 * because the list contains hashes of them.
 */
export async function writeServiceWorker(site: BuiltSite): Promise<void> {
  const byLanguage = await Promise.all(
    site.locales.map(async (locale) => [locale, await listFilesOf(locale, site)] as const),
  );
  const shared = await listFiles(
    site,
    ['assets/**/*.{js,css,woff2}', 'manifest.webmanifest'],
    ['assets/messages_*'],
  );
  const { code } = await bundleScript(worker, site.base, {
    offlineFiles: JSON.stringify({ shared, byLanguage: Object.fromEntries(byLanguage) }),
  });
  writeFileSync(join(site.dist, 'sw.js'), code);
}

/** Writes the service worker after Astro's build. List it after the integrations that change pages. */
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

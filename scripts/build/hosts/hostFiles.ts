import { light } from '../../../artwork/brand/colors.ts';
import * as site from '../../../site.config.ts';
import { manifestPath } from '../../../src/offline/appManifest.ts';
import { feedPath, hasFeed, writeFeed } from '../feed.ts';
import type { Page } from '../pages.ts';
import { type Catalog, referenceLanguage, textOf } from '../vite/catalogs.ts';
import { caddyFile, headersFile, nginxFile, redirectsFile } from './servers.ts';

function sitemap(pages: readonly Page[]): string {
  const entries = pages
    .filter((page) => page.isCanonical && page.listed)
    .map(({ canonical, alternates }) => {
      const links = alternates.map(
        ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`,
      );
      return `<url><loc>${canonical}</loc>${links.join('')}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Tools of the lab that an installed site offers beside its icon, and their addresses. */
const shortcuts = {
  make: '/#/otpqr',
  check: '/#/otpqr?tool=check',
  read: '/#/otpqr?tool=read',
};

/** What an installed site is called and looks like. */
function appManifest(words: Catalog): string {
  const icon = { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' };
  const large = { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' };
  return JSON.stringify({
    name: site.productName,
    short_name: site.brand,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: referenceLanguage,
    display: 'minimal-ui',
    background_color: light.ground,
    theme_color: light.ground,
    icons: [icon, large, { ...large, src: '/brand/icon-maskable-512.png', purpose: 'maskable' }],
    shortcuts: Object.entries(shortcuts).map(([tool, url]) => ({
      name: textOf(words, `otpqr.tools.${tool}`),
      url,
      icons: [icon],
    })),
  });
}

/** Whom to tell of a weakness, and until when this is sure to be true (RFC 9116). */
function securityText(languages: readonly string[]): string {
  return `Contact: mailto:${site.security.email}
Expires: ${site.security.expires}T00:00:00Z
Preferred-Languages: ${languages.map((tag) => tag.split('-')[0]).join(', ')}
Canonical: ${site.origin}/.well-known/security.txt
`;
}

/**
 * What hosts, browsers and search engines read: headers, sitemap, robots, feeds and more.
 * @param policy one for all documents: to name the style of each alone would save some 50 bytes a style
 * @returns each file below dist/ with its text
 */
export function hostFiles(
  policy: string,
  pages: readonly Page[],
  catalogs: ReadonlyMap<string, Catalog>,
): [file: string, text: string][] {
  const folders = [...catalogs.keys()].filter((tag) => tag !== referenceLanguage);
  const feeds = [...catalogs].filter(([tag]) => hasFeed(tag));
  return [
    ['_headers', headersFile(policy, pages)],
    ['_redirects', redirectsFile(folders)],
    ['_nginx.conf', nginxFile(policy, pages, folders)],
    ['_caddy', caddyFile(policy, pages)],
    ['sitemap.xml', sitemap(pages)],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`],
    [manifestPath, appManifest(catalogs.get(referenceLanguage) ?? {})],
    ['.well-known/security.txt', securityText(feeds.map(([tag]) => tag))],
    ...feeds.map(([tag, words]): [string, string] => [feedPath(tag), writeFeed(tag, words)]),
  ];
}

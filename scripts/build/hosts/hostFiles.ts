import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import reference from '../../../locales/en-US.json' with { type: 'json' };
import * as site from '../../../site.config.ts';
import { manifestPath } from '../../../src/offline/appManifest.ts';
import { referenceLanguage } from '../vite/catalogs.ts';
import type { Feed } from '../feed.ts';
import { headerRules, headersFile, redirectsFile } from './hostHeaders.ts';
import type { Page } from '../pages.ts';
import { caddyFile, nginxFile } from './servers.ts';

function sitemap(pages: readonly Page[]): string {
  const listed = new Map(
    pages
      .filter((page) => page.isCanonical && page.listed)
      .map((page) => [page.canonical, page] as const),
  );
  const entries = [...listed.values()].map(({ canonical, alternates }) => {
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

/** Tools of the lab that an installed site offers beside its icon. */
const labTools = ['make', 'check', 'read'] as const;
const toolNames = reference.otpqr.tools;

/** What an installed site is called and looks like. */
function appManifest(): string {
  return JSON.stringify({
    name: site.productName,
    short_name: site.brand,
    id: '/',
    start_url: '/',
    scope: '/',
    lang: referenceLanguage,
    display: 'minimal-ui',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/brand/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: labTools.map((tool) => ({
      name: toolNames[tool],
      url: tool === 'make' ? '/#/otpqr' : `/#/otpqr?tool=${tool}`,
      icons: [{ src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  });
}

/** Whom to tell of a weakness, and until when this is sure to be true (RFC 9116). */
function securityText(languages: readonly string[]): string {
  const lines = [
    `Contact: mailto:${site.security.email}`,
    `Expires: ${site.security.expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map((tag) => tag.split('-')[0]).join(', ')}`,
    `Canonical: ${site.origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Writes what hosts, browsers and search engines read: headers, sitemap, robots, feeds and more.
 * @param policy one for all documents: to name the style of each alone would save some 50 bytes a style
 */
export function writeHostFiles(
  dist: string,
  policy: string,
  pages: readonly Page[],
  feeds: readonly Feed[],
): void {
  const folders = [...new Set(pages.map(({ language }) => language))].filter(
    (tag) => tag !== referenceLanguage,
  );
  writeFileSync(join(dist, '_headers'), headersFile(headerRules(policy, pages)));
  writeFileSync(join(dist, '_redirects'), redirectsFile(folders));
  writeFileSync(join(dist, '_nginx.conf'), nginxFile(policy, pages, folders));
  writeFileSync(join(dist, '_caddy'), caddyFile(policy, pages));
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(pages));
  writeFileSync(
    join(dist, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`,
  );
  writeFileSync(join(dist, manifestPath), appManifest());
  mkdirSync(join(dist, '.well-known'));
  const written = feeds.map(({ language }) => language);
  writeFileSync(join(dist, '.well-known/security.txt'), securityText(written));
  for (const { file, text } of feeds) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}

import type { APIRoute } from 'astro';
import { listedPages } from '../seo/pageFacts.ts';

/** Serves all canonical pages with their translations, for search engines. */
export const GET: APIRoute = () => {
  const entries = listedPages().map(({ canonical, alternates }) => {
    const links = alternates.map(
      ({ locale, address }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
    );
    return `<url><loc>${canonical}</loc>${links.join('')}</url>`;
  });
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`);
};

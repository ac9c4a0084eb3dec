import type { APIRoute } from 'astro';
import { localeRoot } from '../addresses.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { absolute } from '../seo/pageFacts.ts';

/** Allows search engines to read everything. */
export const GET: APIRoute = () => {
  const sitemap = absolute(`${localeRoot(defaultLocale)}sitemap.xml`);
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`);
};

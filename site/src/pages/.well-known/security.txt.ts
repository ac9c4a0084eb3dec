import type { APIRoute } from 'astro';
import * as site from '../../../site.config.ts';
import { localeRoot } from '../../addresses.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { feedLocales } from '../../seo/feed.ts';
import { absolute } from '../../seo/pageFacts.ts';

/** Serves the contact for reports of vulnerabilities (RFC 9116). */
export const GET: APIRoute = () =>
  new Response(`Contact: mailto:${site.security.email}
Expires: ${site.security.expires}T00:00:00Z
Preferred-Languages: ${feedLocales.map((locale) => locale.split('-')[0]).join(', ')}
Canonical: ${absolute(`${localeRoot(defaultLocale)}.well-known/security.txt`)}
`);

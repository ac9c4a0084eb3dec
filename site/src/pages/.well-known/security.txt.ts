import type { APIRoute } from 'astro';
import * as site from '../../../site.config.ts';
import { feedLocales } from '../../seo/feed.ts';
import { absolute } from '../../seo/pageFacts.ts';

/**
 * Serves the contact for reports of vulnerabilities. Its canonical address is at the top of the host, even if the site
 * is below a path (RFC 9116, section 3).
 */
export const GET: APIRoute = () =>
  new Response(`Contact: mailto:${site.security.email}
Expires: ${site.security.expires}T00:00:00Z
Preferred-Languages: ${feedLocales.map((locale) => locale.split('-')[0]).join(', ')}
Canonical: ${absolute('/.well-known/security.txt')}
`);

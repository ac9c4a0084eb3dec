import type { APIRoute } from 'astro';
import type { Locale } from '../../i18n/locales.ts';
import { localePaths } from '../../i18n/paths.ts';
import { feedLocales, feedOf } from '../../seo/feed.ts';

export function getStaticPaths() {
  return localePaths().filter(({ props }) => feedLocales.includes(props.locale));
}

/** Serves the releases as an Atom feed. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) => new Response(feedOf(props.locale));

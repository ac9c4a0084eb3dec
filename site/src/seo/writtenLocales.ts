import { type Locale, locales } from '../i18n/locales.ts';
import { type Route, routeNames } from '../routes.ts';

/** The paths of the Markdown files of texts: `../content/ko-KR/privacy.md`. */
const files = Object.keys(import.meta.glob('../content/*/*.md', { query: '?url' }));

/**
 * Returns the locales that a route's page is written in. A page without a Markdown file gets its text from the
 * messages, which exist in all locales.
 */
export function writtenLocales({ id }: Pick<Route, 'id'>): readonly Locale[] {
  const name = `${routeNames[id][0]}.md`;
  if (!files.some((file) => file.endsWith(`/${name}`))) return locales;
  return locales.filter((locale) => files.includes(`../content/${locale}/${name}`));
}

import { existsSync } from 'node:fs';
import { publicDir } from 'astro:config/server';
import { type Locale, defaultLocale } from '../i18n/locales.ts';
import { type Route, routeNames } from '../routes.ts';

/**
 * Returns the path below `public/` of the picture that other sites show beside a link to a page. If the page has none
 * in this locale, it's the page's in the default locale, otherwise the landing page's.
 */
export function sharePicture(locale: Locale, { id }: Pick<Route, 'id'>): string {
  const name = routeNames[id][0];
  const files = [`${name}.${locale}`, `${name}.${defaultLocale}`, `main.${locale}`].map(
    (file) => `share/${file}.png`,
  );
  const found = files.find((file) => existsSync(new URL(file, publicDir)));
  return found ?? `share/main.${defaultLocale}.png`;
}

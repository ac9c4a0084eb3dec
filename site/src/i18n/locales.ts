/**
 * The languages that visitors can choose. To add one, add it here and put its messages into src/locales/
 * (docs/vendor/add-a-language.md).
 */

/** The site's locales, the default one first. */
export const locales = ['en-US', 'de-DE', 'es-ES', 'ja-JP', 'ko-KR'] as const;

export type Locale = (typeof locales)[number];

/** The name of each locale in its own language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'es-ES': 'Español',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
};

/** The locale whose pages are at the root of the site. */
export const defaultLocale: Locale = 'en-US';

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/** Returns the direction of a locale's text for the attribute `dir`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Returns the supported locale for a language tag: the same one, otherwise the first one of the same language. */
export function matchLocale(tag: string): Locale | undefined {
  const wanted = tag.toLowerCase();
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.split('-')[0] === wanted.split('-')[0])
  );
}

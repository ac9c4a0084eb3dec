/** Gives each page an address in each language, so that visitors and search engines can link to a translation. */
import { type Locale, defaultLocale, locales } from './locales.ts';

/** A static path of a page below `[...locale]`. The paths of the default locale have no locale segment. */
export interface LocalePath<Props> {
  readonly params: {
    readonly locale: string | undefined;
    readonly [param: string]: string | undefined;
  };
  readonly props: Props & { readonly locale: Locale };
}

/** Returns the static paths of a page in all locales, for `getStaticPaths`. */
export function localePaths(): LocalePath<object>[] {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}

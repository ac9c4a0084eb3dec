import { type Locale, defaultLocale, locales } from './locales.ts';

/** A static path of a page below `[...locale]`. The default locale has no segment of its own. */
export interface LocalePath<Props> {
  readonly params: {
    readonly locale: string | undefined;
    readonly [param: string]: string | undefined;
  };
  readonly props: Props & { readonly locale: Locale };
}

/** The static paths of a page in all locales. */
export function localePaths(): LocalePath<object>[] {
  return locales.map((locale) => ({
    params: { locale: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}

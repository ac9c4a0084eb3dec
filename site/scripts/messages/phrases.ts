import type { Locale } from '../../src/i18n/locales.ts';
import { forbiddenPhrases } from './forbiddenPhrases.ts';
import type { SourceText } from './texts.ts';

/** Returns one line for each forbidden phrase in the texts of a locale. */
export function checkPhrases(locale: Locale, texts: readonly SourceText[]): string[] {
  const phrases = [...(forbiddenPhrases.all ?? []), ...(forbiddenPhrases[locale] ?? [])];
  return texts.flatMap(({ source, text }) =>
    phrases.flatMap(({ pattern, instead, allowed, notIn }) => {
      const [found] = pattern.exec(allowed ? text.replaceAll(allowed, '') : text) ?? [];
      if (found === undefined || notIn?.test(source)) return [];
      return [`${source} contains “${found}”. Write instead: ${instead}.`];
    }),
  );
}

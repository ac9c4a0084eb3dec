import { languageNames, languages, rightToLeft } from 'virtual:languages';

/** The language whose documents stand at the root. */
export const defaultLanguage = 'en-US';

export { languages };

/** A language's name in that language. */
export function nameOfLanguage(tag: string): string {
  return languageNames[tag] ?? tag;
}

/** The direction of a language's lines, as `dir` names it. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(tag) ? 'rtl' : 'ltr';
}

/** The path of a language's documents: '/' for the default, '/ko-KR/' and so on. */
export function languageRoot(tag: string): string {
  return tag === defaultLanguage ? '/' : `/${tag}/`;
}

/** The supported language for a tag: the same, else one with the same primary subtag. */
export function matchLanguage(wanted: string): string | undefined {
  const tag = wanted.toLowerCase();
  const primary = tag.split('-')[0] ?? tag;
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => language.toLowerCase().split('-')[0] === primary)
  );
}

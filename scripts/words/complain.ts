import { type Forbidden, forbidden } from './forbidden.ts';
import type { FoundText } from './texts.ts';

function isBroken({ word, except, notIn }: Forbidden, { place, text }: FoundText): boolean {
  return !notIn?.test(place) && word.test(except ? text.replaceAll(except, '') : text);
}

/** One sentence for each text that says what its language does not (`docs/words.md`). */
export function complaintsAbout(language: string, texts: readonly FoundText[]): string[] {
  const rules = forbidden[language] ?? [];
  return texts.flatMap((found) =>
    rules
      .filter((rule) => isBroken(rule, found))
      .map(({ word, except, instead }) => {
        const said = word.exec(except ? found.text.replaceAll(except, '') : found.text)?.[0] ?? '';
        return `${found.place} says “${said}”; instead: ${instead}.`;
      }),
  );
}

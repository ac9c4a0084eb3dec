/** The space between a text and the next one. Full-width stops and colons include it. */
export function gapAfter(text: string): string {
  return /[。：]$/.test(text) ? '' : ' ';
}

/** Joins sentences to one text. */
export function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before ? before + gapAfter(before) + text : text), '');
}

/** The German polite 'you', which has a capital letter in the middle of a sentence, too. */
const politeAddress = /^Ihr(e[mnrs]?)?\b/;

/**
 * Joins sentences, one of which is true, to one sentence: 'this; or that'.
 * @param join joins two of them in the visitor's language
 */
export function alternatives(
  texts: readonly string[],
  language: string,
  join: (pair: { readonly one: string; readonly other: string }) => string,
): string {
  return texts.reduce((one, other) => {
    // Sentences within a sentence have no period and no capital letter.
    const second = politeAddress.test(other)
      ? other
      : `${other.slice(0, 1).toLocaleLowerCase(language)}${other.slice(1)}`;
    return join({ one: one.replace(/[.。]$/, ''), other: second });
  });
}

/** What stands between a text and what follows it: nothing after a full-width stop or colon, which has its own space. */
export function gapAfter(text: string): string {
  return /[。：]$/.test(text) ? '' : ' ';
}

/** Sentences as one text. */
export function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before ? before + gapAfter(before) + text : text), '');
}

/** The German 'you', written with a capital also in the middle of a sentence. */
const politeAddress = /^Ihr(e[mnrs]?)?\b/;

/**
 * Sentences of which one is true, as one: 'this; or that'.
 * @param join puts two together in the visitor's language
 */
export function alternatives(
  texts: readonly string[],
  language: string,
  join: (pair: { readonly one: string; readonly other: string }) => string,
): string {
  return texts.reduce((one, other) => {
    // In the middle of a sentence no period stands, and its words begin small.
    const second = politeAddress.test(other)
      ? other
      : `${other.slice(0, 1).toLocaleLowerCase(language)}${other.slice(1)}`;
    return join({ one: one.replace(/[.。]$/, ''), other: second });
  });
}

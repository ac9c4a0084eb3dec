/** Returns the space between a text and the next one. Full-width stops and colons include a space. */
export function gapAfter(text: string): string {
  return /[。：]$/.test(text) ? '' : ' ';
}

/** Joins sentences into one text. */
export function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before ? before + gapAfter(before) + text : text), '');
}

/** The German polite forms of 'your'. They keep their capital letter inside a sentence. */
const politeAddress = /^Ihr(e[mnrs]?)?\b/;

/**
 * Joins alternative sentences into one: 'The app rounds; or the clock is fast.'
 * @param join joins two sentences in the visitor's language
 */
export function alternatives(
  texts: readonly string[],
  language: string,
  join: (pair: { readonly one: string; readonly other: string }) => string,
): string {
  return texts.reduce((joined, text) => {
    // Inside a sentence, the parts lose their periods, and later parts their capital letters.
    const second = politeAddress.test(text)
      ? text
      : `${text.slice(0, 1).toLocaleLowerCase(language)}${text.slice(1)}`;
    return join({ one: joined.replace(/[.。]$/, ''), other: second });
  });
}

/** Returns the space between a text and the next one. Full-width stops and colons include a space. */
export function gapAfter(text: string): string {
  return /[。：]$/.test(text) ? '' : ' ';
}

/** Joins sentences into one text. */
export function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before ? before + gapAfter(before) + text : text), '');
}

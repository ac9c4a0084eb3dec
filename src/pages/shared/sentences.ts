/** What stands between a text and what follows it: nothing after a full-width stop or colon, which has its own space. */
export function gapAfter(text: string): string {
  return /[。：]$/.test(text) ? '' : ' ';
}

/** Sentences as one text. */
export function sentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before ? before + gapAfter(before) + text : text), '');
}

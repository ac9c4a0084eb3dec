/**
 * Removes the given characters from the end of the text.
 *
 * A regular expression such as /=+$/ would take quadratic time if the text contains a long run of
 * these characters before its end.
 */
export function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

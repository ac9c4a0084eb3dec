/**
 * The text without the given characters at its end. An anchored expression such as /=+$/ would
 * take time in the square of a long run that is not at the end.
 */
export function dropEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

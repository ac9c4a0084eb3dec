/** Byte order marks of UTF-16. */
const byteOrderMarks = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Returns whether text comes from binary data: it has a NUL or more than one U+FFFD in 8 characters. */
function isBinary(text: string): boolean {
  if (text.includes('\0')) return true;
  // A loop, because a regular expression would collect millions of matches.
  let broken = 0;
  for (let index = 0; index < text.length; index += 1)
    if (text.charCodeAt(index) === 0xfffd) broken += 1;
  return broken * 8 > text.length;
}

/**
 * Decodes UTF-16 if there is a byte order mark, otherwise UTF-8. Invalid bytes become U+FFFD.
 * Returns undefined for binary data: text with a NUL or with more than one U+FFFD in 8 characters.
 */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const found = byteOrderMarks.find(({ mark }) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  if (found) return new TextDecoder(found.encoding).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return isBinary(text) ? undefined : text;
}

/** Names of encodings by the byte order mark that a file begins with. */
const marked = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * The text of a file: UTF-16 where it says so, else UTF-8, with U+FFFD for bytes that are none.
 * Undefined where the bytes are no text at all.
 */
export function textOfBytes(bytes: Uint8Array): string | undefined {
  const found = marked.find(({ mark }) => mark.every((byte, place) => bytes[place] === byte));
  if (found) return new TextDecoder(found.encoding).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/[\uFFFD\0]/g)?.length ?? 0;
  return text.includes('\0') || broken * 8 > text.length ? undefined : text;
}

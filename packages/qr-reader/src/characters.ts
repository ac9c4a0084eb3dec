/** Encoding labels for `TextDecoder` by ECI designator (AIM Extended Channel Interpretations). */
const encodings: Readonly<Record<number, string>> = {
  1: 'windows-1252',
  3: 'windows-1252',
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  11: 'windows-1254',
  12: 'iso-8859-10',
  13: 'windows-874',
  15: 'iso-8859-13',
  16: 'iso-8859-14',
  17: 'iso-8859-15',
  18: 'iso-8859-16',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  26: 'utf-8',
  27: 'utf-8',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
  31: 'gb18030',
  32: 'gb18030',
  33: 'utf-16le',
};

/**
 * Decodes the bytes of a code. `designator` is the number of its extended channel interpretation
 * (ECI), if it has one. Without a known ECI, the bytes are UTF-8 if they are valid as such. If
 * not, they are Shift_JIS if they look Japanese, or the standard's Latin-1 as windows-1252.
 */
export function decodeBytes(bytes: Uint8Array, designator: number | undefined): string {
  const named = designator === undefined ? undefined : encodings[designator];
  if (named !== undefined) return new TextDecoder(named).decode(bytes);
  const text = decodeStrictly('utf-8', bytes);
  if (text !== undefined) return text;
  const japanese = looksJapanese(bytes) ? decodeStrictly('shift_jis', bytes) : undefined;
  return japanese ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Decodes two-byte characters, as in Kanji and Hanzi mode. */
export function decodePairs(encoding: 'shift_jis' | 'gb18030', pairs: readonly number[]): string {
  const bytes = Uint8Array.from(pairs.flatMap((pair) => [pair >> 8, pair & 255]));
  return new TextDecoder(encoding).decode(bytes);
}

function decodeStrictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Tells Shift_JIS from Latin-1. In Latin-1, accents and quotation marks are single bytes between
 * ASCII letters. Japanese has runs: two double-byte characters or three half-width katakana in a
 * row. No Shift_JIS character of the standard starts with 0xF0 or above.
 */
function looksJapanese(bytes: Uint8Array): boolean {
  let [pairs, katakana] = [0, 0];
  let found = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0xf0 || byte === 0x80 || byte === 0xa0) return false;
    if (byte > 0x80 && (byte < 0xa0 || byte > 0xdf)) {
      pairs += 1;
      katakana = 0;
      at += 1;
    } else {
      katakana = byte > 0x80 ? katakana + 1 : 0;
      pairs = 0;
    }
    found ||= pairs > 1 || katakana > 2;
  }
  return found;
}

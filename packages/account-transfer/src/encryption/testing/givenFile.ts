import { textOfBytes } from '@otp-lab/otp/read';
import type { GivenFile } from '../encryptedFile.ts';
import { toUtf8 } from '../../bytes/utf8.ts';

/** Returns a file as recognizers get it. */
export function givenFile(content: Uint8Array | string): GivenFile {
  const bytes = typeof content === 'string' ? toUtf8(content) : Uint8Array.from(content);
  const text = textOfBytes(bytes)?.trim();
  try {
    return { bytes, text, json: JSON.parse(text ?? '') as unknown };
  } catch {
    return { bytes, text, json: undefined };
  }
}

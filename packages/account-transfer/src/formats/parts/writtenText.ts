import type { WriteOptions, WrittenFile } from '../../format.ts';
import { toUtf8 } from '../../bytes/utf8.ts';
import type { EncryptOptions } from '../../encryption/encryptOptions.ts';

/** The name, the text and the encryption of a format's files. */
interface FileShape {
  /** @param isEncrypted whether the file has a password */
  readonly name: (isEncrypted: boolean) => string;
  readonly mediaType: string;
  readonly encrypt: (plainText: string, options: EncryptOptions) => Promise<string | Uint8Array>;
}

/** Returns the file with the text, encrypted if there is a password. */
export async function writtenText(
  plainText: string,
  options: WriteOptions,
  { name, mediaType, encrypt }: FileShape,
): Promise<WrittenFile> {
  const { password } = options;
  const isEncrypted = password !== undefined;
  const content = isEncrypted ? await encrypt(plainText, { ...options, password }) : plainText;
  const bytes = typeof content === 'string' ? toUtf8(content) : content;
  return { kind: 'file', name: name(isEncrypted), mediaType, bytes };
}

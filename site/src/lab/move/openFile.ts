import { loadPicture } from '../../qr/picture.ts';
import type { QrReader } from '../read/useQrReader.ts';

/** The greatest file that is opened, in bytes. Pictures may be larger. */
const maxFileSize = 20_000_000;

/** The time limit for reading one picture, in milliseconds. */
const pictureTimeLimit = 1500;

/** What a file contains: the texts of QR codes, or the bytes of an app's export. */
export type FileContent =
  | { readonly kind: 'qr-codes'; readonly texts: readonly string[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'problem';
      readonly problem:
        | 'no-code'
        | 'picture-too-large'
        | 'too-large'
        | 'empty'
        | 'unreadable'
        | 'failed';
    };

/** Reads the QR codes in a picture. Returns undefined if the file is no picture. */
async function readQrCodes(file: File, read: QrReader): Promise<FileContent | undefined> {
  const loaded = await loadPicture(file);
  if (!loaded.ok)
    return loaded.problem === 'too-large'
      ? { kind: 'problem', problem: 'picture-too-large' }
      : undefined;
  try {
    const texts = await read(loaded.picture, pictureTimeLimit);
    return texts.length > 0 ? { kind: 'qr-codes', texts } : { kind: 'problem', problem: 'no-code' };
  } catch {
    return { kind: 'problem', problem: 'failed' };
  }
}

/** Returns the content of a file that a visitor chose or dropped. */
export async function openFile(file: File, read: QrReader): Promise<FileContent> {
  if (file.size === 0) return { kind: 'problem', problem: 'empty' };
  // Some systems don't report the type of a picture.
  const isPicture = file.type === '' || file.type.startsWith('image/');
  const qrCodes = isPicture ? await readQrCodes(file, read) : undefined;
  if (qrCodes) return qrCodes;
  if (file.size > maxFileSize) return { kind: 'problem', problem: 'too-large' };
  try {
    return { kind: 'bytes', bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { kind: 'problem', problem: 'unreadable' };
  }
}

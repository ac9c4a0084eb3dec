import { maxTextLength, recognizeClosedFile, textOfBytes } from '@otp-lab/otp/read';
import { loadPicture } from '../../qr/picture.ts';
import type { FileProblem, TextFile } from './reading.ts';
import type { QrReader } from './useQrReader.ts';

/** The time limit for reading one picture, in milliseconds. */
const pictureTimeLimit = 1500;

/** The content of a file: the texts of QR codes in a picture, the text of a text file, or a problem. */
export interface LoadedFile {
  readonly qrTexts: readonly string[];
  readonly file?: TextFile;
  readonly problem?: FileProblem;
}

async function readPicture(file: File, read: QrReader): Promise<LoadedFile> {
  const { name } = file;
  const loaded = await loadPicture(file);
  if (!loaded.ok) return { qrTexts: [], problem: { kind: loaded.problem, name } };
  try {
    const qrTexts = await read(loaded.picture, pictureTimeLimit);
    return qrTexts.length > 0 ? { qrTexts } : { qrTexts, problem: { kind: 'none', name } };
  } catch {
    return { qrTexts: [], problem: { kind: 'failed', name } };
  }
}

/** Reads a picture or a text file. Other files give a problem. */
export async function loadFile(file: File, read: QrReader): Promise<LoadedFile> {
  const { name, size, type } = file;
  if (type.startsWith('image/')) return readPicture(file, read);
  if (size === 0) return { qrTexts: [], problem: { kind: 'empty', name } };
  // Every character has at least one byte, so a larger file is too long.
  const isShort = size <= maxTextLength;
  const bytes = isShort ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const text = isShort ? textOfBytes(bytes) : undefined;
  if (text !== undefined) return { qrTexts: [], file: { name, text } };
  // Some systems don't report the type of a picture.
  const picture = await readPicture(file, read);
  if (picture.problem?.kind !== 'not-an-image') return picture;
  const kind = isShort ? (recognizeClosedFile(bytes) ?? 'binary') : 'text-too-large';
  return { qrTexts: [], problem: { kind, name } };
}

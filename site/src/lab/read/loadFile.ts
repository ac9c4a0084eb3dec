import { longestText, textOfBytes } from '@otp-lab/otp/read';
import { loadPicture } from '../../qr/picture.ts';
import type { FileProblem, TextFile } from './reading.ts';
import type { QrReader } from './useQrReader.ts';

/** Longest time that one picture is looked at, in milliseconds. */
const patience = 1500;

/** What a file gave: the texts of QR codes in a picture, or its own text; else a problem. */
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
    const qrTexts = await read(loaded.picture, patience);
    return qrTexts.length > 0 ? { qrTexts } : { qrTexts, problem: { kind: 'none', name } };
  } catch {
    return { qrTexts: [], problem: { kind: 'failed', name } };
  }
}

/** Reads a picture, or the text of any other file; what is neither has a sentence of its own. */
export async function loadFile(file: File, read: QrReader): Promise<LoadedFile> {
  const { name, size, type } = file;
  if (type.startsWith('image/')) return readPicture(file, read);
  if (size === 0) return { qrTexts: [], problem: { kind: 'empty', name } };
  // A character has one byte or more.
  const isShort = size <= longestText;
  const text = isShort ? textOfBytes(new Uint8Array(await file.arrayBuffer())) : undefined;
  if (text !== undefined) return { qrTexts: [], file: { name, text } };
  // Some systems do not say that a picture is one.
  const picture = await readPicture(file, read);
  if (picture.problem?.kind !== 'not-an-image') return picture;
  return { qrTexts: [], problem: { kind: isShort ? 'binary' : 'text-too-large', name } };
}

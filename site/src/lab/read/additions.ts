import { incompleteBatches, readText } from '@otp-lab/otp/read';
import type { LoadedFile } from './loadFile.ts';
import type { Reading } from './reading.ts';

/** The maximum length of an incomplete export, in characters: about 30 of the largest QR codes. */
const maxExportLength = 131_072;

/** Returns whether the text contains an export with missing QR codes. */
export function isIncomplete(text: string): boolean {
  if (text.length > maxExportLength) return false;
  return incompleteBatches(readText(text).batches).length > 0;
}

/** Adds the texts of QR codes to an incomplete export. Otherwise they replace the text. */
export function addTexts(text: string, texts: readonly string[]): string {
  if (!isIncomplete(text)) return texts.join('\n');
  return [text.trimEnd(), ...texts.filter((added) => !text.includes(added))].join('\n');
}

/**
 * Returns the reading after files were loaded. QR codes go to the field. Text files, or files that contain nothing,
 * leave the field's text as it is, so that the visitor loses nothing.
 */
export function addFiles({ text }: Reading, loaded: readonly LoadedFile[]): Reading {
  const problem = loaded.find((loadedFile) => loadedFile.problem)?.problem;
  const qrTexts = loaded.flatMap((loadedFile) => loadedFile.qrTexts);
  const files = loaded.flatMap(({ file }) => (file === undefined ? [] : [file]));
  if (files.length > 0) {
    const pictures = qrTexts.length > 0 ? [{ name: 'QR', text: qrTexts.join('\n') }] : [];
    return { text, files: [...files, ...pictures], problem };
  }
  if (qrTexts.length > 0) return { text: addTexts(text, qrTexts), problem };
  // A picture without a QR code doesn't discard an incomplete export.
  return isIncomplete(text) ? { text, problem } : { text, files: [], problem };
}

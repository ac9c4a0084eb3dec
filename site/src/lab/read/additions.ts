import { readText } from '@otp-lab/otp/read';
import type { LoadedFile } from './loadFile.ts';
import type { Reading } from './reading.ts';

/** Longest text that is looked at for QR codes to come: some thirty of the largest ones. */
const longestExport = 131_072;

/** Whether QR codes of an export are still to come. */
export function isIncomplete(text: string): boolean {
  if (text.length > longestExport) return false;
  return (readText(text).batch?.missing.length ?? 0) > 0;
}

/** The text after QR codes were read: they complete an export, or replace what was there. */
export function addTexts(text: string, texts: readonly string[]): string {
  if (!isIncomplete(text)) return texts.join('\n');
  return [text.trimEnd(), ...texts.filter((one) => !text.includes(one))].join('\n');
}

/**
 * The reading after files were read. QR codes take the field's place; the text of files is read
 * beside it, and so is nothing at all, so that what was typed is not lost.
 */
export function afterFiles({ text }: Reading, loaded: readonly LoadedFile[]): Reading {
  const problem = loaded.find((one) => one.problem)?.problem;
  const qrTexts = loaded.flatMap((one) => one.qrTexts);
  const files = loaded.flatMap(({ file }) => (file === undefined ? [] : [file]));
  if (files.length > 0) {
    const pictures = qrTexts.length > 0 ? [{ name: 'QR', text: qrTexts.join('\n') }] : [];
    return { text, files: [...files, ...pictures], problem };
  }
  if (qrTexts.length > 0) return { text: addTexts(text, qrTexts), problem };
  // A picture without a code ends nothing that was begun.
  return isIncomplete(text) ? { text, problem } : { text, files: [], problem };
}

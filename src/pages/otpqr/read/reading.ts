import { readText } from '../../../otp/read/text.ts';

/** Why pictures gave no text. */
export interface PictureProblem {
  readonly kind: 'none' | 'not-an-image' | 'too-large' | 'failed';
  /** The picture's file name. */
  readonly name: string;
}

/** What there is to read. */
export interface Reading {
  readonly text: string;
  readonly problem?: PictureProblem | undefined;
}

export const emptyReading: Reading = { text: '' };

/** Whether QR codes of an export are still to come. */
export function isIncomplete(text: string): boolean {
  return (readText(text).batch?.missing.length ?? 0) > 0;
}

/** The text after QR codes were read: they complete an export, or replace what was there. */
export function addTexts(text: string, texts: readonly string[]): string {
  if (!isIncomplete(text)) return texts.join('\n');
  return [text.trimEnd(), ...texts.filter((one) => !text.includes(one))].join('\n');
}

/** The reading after pictures were read; `problem` is the first one, where there was any. */
export function afterPictures(
  { text }: Reading,
  texts: readonly string[],
  problem: PictureProblem | undefined,
): Reading {
  if (texts.length > 0) return { text: addTexts(text, texts), problem };
  // A picture without a code ends nothing that was begun, and stands for nothing else.
  return { text: isIncomplete(text) ? text : '', problem };
}

import type { ClosedFile } from '@otp-lab/otp/read';

/** Why a file contains nothing to read. `none`: a picture without a QR code. */
export interface FileProblem {
  readonly kind:
    | 'none'
    | 'not-an-image'
    | 'too-large'
    | 'failed'
    | 'empty'
    | 'binary'
    | 'text-too-large'
    | ClosedFile;
  readonly name: string;
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The input of Read. */
export interface Reading {
  /** The text of the field. */
  readonly text: string;
  /**
   * Files to read instead of the field. We don't put them into the field, because an app's file is long and may
   * contain passwords. Empty if the chosen files contain nothing.
   */
  readonly files?: readonly TextFile[] | undefined;
  readonly problem?: FileProblem | undefined;
}

export const emptyReading: Reading = { text: '' };

/** The maximum number of characters that the page reads itself. A worker reads longer texts. */
export const maxLengthOnPage = 8192;

/** Returns the texts to read. */
export function textsOf({ text, files }: Reading): readonly string[] {
  return files === undefined ? [text] : files.map((file) => file.text);
}

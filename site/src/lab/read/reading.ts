/** Why a file gave nothing. */
export interface FileProblem {
  readonly kind:
    | 'none'
    | 'not-an-image'
    | 'too-large'
    | 'failed'
    | 'empty'
    | 'binary'
    | 'text-too-large';
  /** The file's name. */
  readonly name: string;
}

/** A file of text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What there is to read. */
export interface Reading {
  /** What stands in the field. */
  readonly text: string;
  /**
   * Files that are read instead of the field: an app's file is long and may hold passwords. None
   * where the files that were chosen gave nothing.
   */
  readonly files?: readonly TextFile[] | undefined;
  readonly problem?: FileProblem | undefined;
}

export const emptyReading: Reading = { text: '' };

/** Longest text that is read at once, in characters; a longer one is read in a worker. */
export const quickLength = 8192;

/** The texts that are read. */
export function textsOf({ text, files }: Reading): readonly string[] {
  return files === undefined ? [text] : files.map((file) => file.text);
}

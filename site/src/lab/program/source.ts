/** What a visitor gave: the field's text, or a file that is read in its place. */
export interface Source {
  readonly text: string;
  readonly held?: Held | undefined;
}

/** A file, or a pasted text that is too long for a field. */
export interface Held {
  /** The file's name; absent for a pasted text. */
  readonly name?: string;
  readonly content: Blob | string;
}

/** Its bytes, or its characters. */
export function sizeOf({ content }: Held): number {
  return typeof content === 'string' ? content.length : content.size;
}

export const noSource: Source = { text: '' };

/** A longer text is held beside the field. */
export const longestField = 100_000;

/** A million lines have some 20 MB. */
export const mostMegabytes = 64;

/** Whether there is nothing to judge. */
export function isEmpty({ text, held }: Source): boolean {
  return held === undefined && text.trim() === '';
}

/** The output to judge: the attachment if there is one, otherwise the text of the field. */
export interface Source {
  readonly text: string;
  readonly attachment?: Attachment | undefined;
}

/** A file, or a pasted text that is too long for the field. */
export interface Attachment {
  /** The file's name. Undefined for a pasted text. */
  readonly name?: string;
  readonly content: Blob | string;
}

/** Returns the size of a file in bytes, or the length of a text in characters. */
export function sizeOf({ content }: Attachment): number {
  return typeof content === 'string' ? content.length : content.size;
}

export const noSource: Source = { text: '' };

/** The maximum number of characters in the field. A longer text becomes an attachment. */
export const maxFieldLength = 100_000;

/** The maximum size of an attachment in MiB. A million lines have about 20. */
export const maxMegabytes = 64;

/** Returns whether there is nothing to judge. */
export function isEmpty({ text, attachment }: Source): boolean {
  return attachment === undefined && text.trim() === '';
}

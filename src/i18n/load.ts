import { loadFile } from 'virtual:words';
import type { Messages } from './messages.ts';

/** A part of the catalog that a screen needs. */
export type NameSpace = Exclude<keyof Messages, 'languageName'>;

/**
 * Loads the words of a screen or of a tool of the lab, by its name in the table of screens or of
 * tools. A screen's hold the shell's too, so that each needs one file.
 */
export async function loadWords(language: string, file: string): Promise<Partial<Messages>> {
  return (await loadFile(language, file)).words as Partial<Messages>;
}

import { loadSpace } from 'virtual:words';
import type { Messages } from './messages.ts';

/** A part of the catalogue that a screen needs. */
export type NameSpace = Exclude<keyof Messages, 'languageName'>;

/** Loads the named parts of a language's catalogue; each is one small file, kept by the browser. */
export async function loadWords(
  language: string,
  spaces: readonly NameSpace[],
): Promise<Partial<Messages>> {
  const parts = await Promise.all(
    spaces.map(async (space) => [space, (await loadSpace(language, space)).words] as const),
  );
  return Object.fromEntries(parts) as Partial<Messages>;
}

import { loaders } from 'virtual:messages';
import type { CompiledMessages } from '../i18n/messages.ts';
import type { MessageBundle } from './tools.ts';

/** Loads the messages of a bundle. Rejects if the download fails. */
export async function loadMessages(
  locale: string,
  bundle: MessageBundle,
): Promise<CompiledMessages> {
  const load = loaders[`${locale}/${bundle}`];
  if (!load) throw new Error(`There are no messages ${bundle} in ${locale}.`);
  return (await load()).default as unknown as CompiledMessages;
}

/**
 * Returns a function that loads the messages of a bundle once and then returns the same promise: `use` with a new
 * promise each time would render forever.
 * @param onFailure returns what the promise resolves to if the download fails
 */
export function createMessageCache<Fallback>(
  onFailure: (error: unknown) => Fallback | Promise<Fallback>,
) {
  const loading = new Map<string, Promise<CompiledMessages | Fallback>>();
  return (locale: string, bundle: MessageBundle): Promise<CompiledMessages | Fallback> => {
    const key = `${locale}/${bundle}`;
    const messages = loading.get(key) ?? loadMessages(locale, bundle).catch(onFailure);
    loading.set(key, messages);
    return messages;
  };
}

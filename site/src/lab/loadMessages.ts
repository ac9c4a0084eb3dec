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

/**
 * The compiled messages of all locales. Only the build may import this module. Islands get their namespaces as a
 * prop, so that visitors don't download the messages of all pages.
 */
import { type MessageTree, compileMessages } from './compile.ts';
import type { Locale } from './locales.ts';
import type { Messages } from './messageTypes.ts';

export type Namespace = Exclude<keyof Messages, 'languageName'>;

/** Messages in the form that use-intl formats without a parser. Only use-intl may read them. */
export type CompiledMessages = Readonly<Record<string, unknown>> & Messages;

const files = import.meta.glob<MessageTree>('../locales/*.json', {
  eager: true,
  import: 'default',
});

const compiled = new Map<string, Record<string, unknown>>();
const plain = new Map<string, Record<string, unknown>>();

function sourceOf(locale: Locale): MessageTree {
  const source = files[`../locales/${locale}.json`];
  if (!source) throw new Error(`src/locales/${locale}.json is missing.`);
  return source;
}

/** Returns all messages of a locale. Throws if src/locales/ has no file for it. */
export function allMessages(locale: Locale): CompiledMessages {
  const messages = compiled.get(locale) ?? compileMessages(sourceOf(locale));
  compiled.set(locale, messages);
  return messages as unknown as CompiledMessages;
}

/** Returns all messages with ordinary spaces, for titles, descriptions and feeds, which machines read, too. */
export function plainMessages(locale: Locale): CompiledMessages {
  const messages = plain.get(locale) ?? compileMessages(sourceOf(locale), (text) => text);
  plain.set(locale, messages);
  return messages as unknown as CompiledMessages;
}

/**
 * Returns the messages of some namespaces, for the props of an island.
 * @example messagesOf(locale, 'downloads', 'carousel')
 */
export function messagesOf(locale: Locale, ...namespaces: Namespace[]): CompiledMessages {
  const all = allMessages(locale);
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, all[namespace]]),
  ) as unknown as CompiledMessages;
}

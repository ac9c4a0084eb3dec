/** Reads the messages from disk for checks and scripts, which run outside Vite. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageTree } from './compile.ts';
import type { Locale } from './locales.ts';

/** Returns the path of a locale's file of messages. */
export function messageFile(locale: string): string {
  return fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));
}

/**
 * Returns a locale's messages.
 * @throws {Error} naming the file, if it is missing or isn't JSON
 */
export function readMessages(locale: Locale): MessageTree {
  const file = messageFile(locale);
  if (!existsSync(file)) throw new Error(`src/locales/${locale}.json is missing.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
  } catch (error) {
    throw new Error(`src/locales/${locale}.json: ${String(error)}`, { cause: error });
  }
}

/** Returns all messages by their full keys, such as `apps.names.ios`. */
export function flattenMessages(messages: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

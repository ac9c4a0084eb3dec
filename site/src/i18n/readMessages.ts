import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageTree } from './compile.ts';
import type { Locale } from './locales.ts';

/** The path of a locale's messages. */
export function messageFile(locale: string): string {
  return fileURLToPath(new URL(`../locales/${locale}.json`, import.meta.url));
}

/**
 * Reads a locale's messages.
 * @throws {Error} naming the file if it is missing or no JSON
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

/** Returns all messages with their keys joined by dots: `apps.names.ios`. */
export function flattenMessages(messages: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

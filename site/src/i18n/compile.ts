/** Compiles messages at build, so that visitors don't download a parser of ICU messages. */
import compile from 'icu-minify/compile';
import { keepTogether } from './keepTogether.ts';

/** The messages of a file in src/locales/: ICU MessageFormat, nested by namespace. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * Returns the messages in the form that use-intl formats without a parser.
 * @param change changes the text of each message. By default, `keepTogether` prevents line breaks within terms.
 * @throws {Error} if a message has invalid syntax
 */
export function compileMessages(
  messages: MessageTree,
  change: (text: string) => string = keepTogether,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(change(value)) : compileMessages(value, change),
    ]),
  );
}

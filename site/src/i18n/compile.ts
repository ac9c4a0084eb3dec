/** Compiles messages at build, so that visitors don't download a parser of ICU messages. */
import compile from 'icu-minify/compile';

/** The messages of a file in src/locales/: ICU MessageFormat, nested by namespace. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Returns the messages in the form that use-intl formats without a parser. Throws if one has invalid syntax. */
export function compileMessages(messages: MessageTree): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileMessages(value),
    ]),
  );
}

/** Fails the build if a translation is incomplete, so that no visitor meets a missing or broken message. */
import {
  type MessageFormatElement,
  isStructurallySame,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { MessageTree } from './compile.ts';
import { defaultLocale, locales } from './locales.ts';
import { flattenMessages, readMessages } from './readMessages.ts';

function parseMessage(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function compareMessage(reference: string, text: string): string | undefined {
  const parsed = parseMessage(text);
  if (!parsed) return 'isn’t a valid ICU message';
  const expected = parseMessage(reference);
  const isSame = !expected || isStructurallySame(expected, parsed).success;
  return isSame ? undefined : `has other arguments than in ${defaultLocale}`;
}

/**
 * Compares a locale's messages with the default locale's. Returns a sentence for each key that is missing, isn't in
 * the default locale, has other arguments or invalid syntax.
 */
export function compareMessages(reference: MessageTree, messages: MessageTree): string[] {
  const expected = flattenMessages(reference);
  const actual = flattenMessages(messages);
  const mistakes = [...expected].map(([key, text]) => {
    const translation = actual.get(key);
    const mistake = translation === undefined ? 'is missing' : compareMessage(text, translation);
    return mistake && `${key} ${mistake}.`;
  });
  const unknownKeys = [...actual.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${key} is not in ${defaultLocale}.json.`);
  return [...mistakes.filter((mistake) => mistake !== undefined), ...unknownKeys];
}

/** Checks src/locales/. Returns a line with file and key for each mistake. */
export function checkMessages(): string[] {
  try {
    const reference = readMessages(defaultLocale);
    return locales.flatMap((locale) =>
      compareMessages(reference, readMessages(locale)).map(
        (mistake) => `src/locales/${locale}.json: ${mistake}`,
      ),
    );
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

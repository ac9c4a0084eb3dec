/** Translates what React doesn't render, so that titles, descriptions and feeds are in the visitor's language, too. */
import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales.ts';
import { plainMessages } from './messages.ts';
import type { Messages } from './messageTypes.ts';

function rethrow(error: Error): never {
  throw error;
}

/**
 * Returns a function that formats messages outside React. Keys begin with the namespace. A missing message throws.
 * @example translatorFor('ko-KR')('apps.title')
 */
export function translatorFor(locale: Locale) {
  const messages: Messages = plainMessages(locale);
  return createTranslator({ locale, messages, timeZone: 'UTC', onError: rethrow });
}

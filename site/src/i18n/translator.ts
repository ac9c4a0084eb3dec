import { createTranslator } from 'use-intl/core';
import type { Locale } from './locales.ts';
import { allMessages } from './messages.ts';
import type { Messages } from './messageTypes.ts';

function rethrow(error: Error): never {
  throw error;
}

/** Messages outside React: page titles, descriptions, files. Keys begin with the namespace. */
export function translatorFor(locale: Locale) {
  const messages: Messages = allMessages(locale);
  return createTranslator({ locale, messages, timeZone: 'UTC', onError: rethrow });
}

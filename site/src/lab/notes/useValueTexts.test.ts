import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoteValues } from '@otp-lab/app-notes';
import { locales } from '../../i18n/locales.ts';
import { localized } from '../../i18n/localized.tsx';
import { messagesOf } from '../../i18n/messages.ts';
import { useValueTexts, type ValueForm } from './useValueTexts.ts';

interface TextProps {
  readonly values: NoteValues;
  readonly form: ValueForm;
}

const Text = localized(({ values, form }: TextProps) => useValueTexts().values(values, form));

/** Returns the values as a text in each language, with ordinary spaces. */
function textsOf(values: NoteValues, form: ValueForm = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    locales.map((locale) => {
      const messages = messagesOf(locale, 'labNoteSentences');
      const html = renderToStaticMarkup(createElement(Text, { locale, messages, values, form }));
      return [locale, html.replaceAll('\u00A0', ' ')];
    }),
  );
}

test('gives every range its own unit if one of them is open', () => {
  const values = { digits: [{ from: 1, to: 5 }, { from: 10 }] } as const;
  expect(textsOf(values, { isEither: true })).toEqual({
    'de-DE': '1 bis 5 Stellen oder mindestens 10 Stellen',
    'en-US': '1 to 5 digits or 10 or more digits',
    'es-ES': 'códigos de 1 a 5 dígitos o 10 dígitos o más',
    'ja-JP': '1～5 桁または10 桁以上',
    'ko-KR': '1~5자리 또는 10자리 이상',
  });
});

test('writes a single open range', () => {
  expect(textsOf({ period: [{ from: 5 }] })).toEqual({
    'de-DE': 'Intervalle von mindestens 5 Sekunden',
    'en-US': 'periods of 5 seconds or longer',
    'es-ES': 'periodos de 5 segundos o más',
    'ja-JP': '更新間隔 5 秒以上',
    'ko-KR': '5초 이상 주기',
  });
});

test('separates groups more clearly if one of them is a list', () => {
  const values = { type: ['hotp'], algorithm: ['SHA1', 'SHA256', 'SHA512'] } as const;
  expect(textsOf(values)).toEqual({
    'de-DE': 'HOTP sowie SHA1, SHA256 und SHA512',
    'en-US': 'HOTP, with SHA1, SHA256, and SHA512',
    'es-ES': 'HOTP, con SHA1, SHA256 y SHA512',
    'ja-JP': 'HOTP、SHA1・SHA256・SHA512',
    'ko-KR': 'HOTP, SHA1·SHA256·SHA512',
  });
});

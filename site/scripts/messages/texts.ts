import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { listFiles } from '../../integrations/listFiles.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { flattenMessages, readMessages } from '../../src/i18n/readMessages.ts';
import { releases } from '../../src/releases/releases.ts';

/** A text that a visitor reads. */
export interface SourceText {
  /** The file with the message's key or the line number: `src/locales/en-US.json: landing.title`. */
  readonly source: string;
  readonly text: string;
}

/** Returns the text of a parsed message. Arguments become `{name}`, and `¦` separates the options of a choice. */
function plainText(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return '{count}';
      if (element.type === TYPE.tag) return plainText(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return Object.values(element.options)
          .map((option) => plainText(option.value))
          .join('¦');
      return `{${element.value}}`;
    })
    .join('');
}

function messageTexts(locale: Locale): SourceText[] {
  return [...flattenMessages(readMessages(locale))].map(([key, text]) => ({
    source: `src/locales/${locale}.json: ${key}`,
    text: plainText(parse(text)),
  }));
}

function contentTexts(locale: Locale): SourceText[] {
  const folder = resolve(import.meta.dirname, '../../src/content', locale);
  if (!existsSync(folder)) return [];
  return listFiles(folder).flatMap((file) =>
    readFileSync(resolve(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ source: `src/content/${locale}/${file}:${index + 1}`, text })),
  );
}

function releaseTexts(locale: Locale): SourceText[] {
  return releases.flatMap(({ product, version, changes }) =>
    (changes[locale] ?? []).map((text) => ({
      source: `releases.json: ${product} ${version}`,
      text,
    })),
  );
}

/** Returns all texts of a locale: messages, Markdown and release notes. */
export function textsOf(locale: Locale): SourceText[] {
  return [...messageTexts(locale), ...contentTexts(locale), ...releaseTexts(locale)];
}

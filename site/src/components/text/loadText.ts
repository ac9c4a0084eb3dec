import { getCollection } from 'astro:content';
import { pageLink } from '../../addresses.ts';
import { keepTogether } from '../../i18n/keepTogether.ts';
import { type Locale, defaultLocale, locales } from '../../i18n/locales.ts';
import { documentationAddress } from '../layout/documentation.ts';
import { renderMarkdown } from './renderMarkdown.ts';

export interface LoadedText {
  readonly html: string;
  /** The locale that the text is written in. */
  readonly language: Locale;
  /** All locales that the text is available in. */
  readonly writtenIn: readonly Locale[];
}

/**
 * Loads a text of src/content/ as HTML. If the locale has no translation, the text is in en-US.
 * @param name the file's name, which is also the page's name in addresses: 'privacy'
 * @param renderFigure returns the HTML of a figure of the text
 * @throws {Error} if en-US doesn't have the text either, or if renderMarkdown throws
 */
export async function loadText(
  locale: Locale,
  name: string,
  renderFigure?: (name: string, label: string) => string,
): Promise<LoadedText> {
  const texts = new Map((await getCollection('texts')).map((entry) => [entry.id, entry]));
  const writtenIn = locales.filter((candidate) => texts.has(`${candidate}/${name}`));
  const language = writtenIn.includes(locale) ? locale : defaultLocale;
  const text = texts.get(`${language}/${name}`);
  if (!text) throw new Error(`src/content/${language}/${name}.md is missing.`);
  const html = renderMarkdown(keepTogether(text.body ?? ''), {
    file: text.filePath ?? text.id,
    path: pageLink(locale, name),
    documentation: documentationAddress({ id: 'main', name: '' }, locale, false),
    renderFigure,
  });
  return { html, language, writtenIn };
}

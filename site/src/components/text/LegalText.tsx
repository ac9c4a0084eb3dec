import { useLocale, useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './LegalText.module.css';
import type { LoadedText } from './loadText.ts';
import { Prose } from './Prose.tsx';

interface LegalTextProps extends LoadedText {
  readonly title: string;
}

/** Returns the names of languages as a list in the visitor's language: 'English and Korean'. */
function listLanguages(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(
    tags.map((tag) => names.of(tag.split('-')[0] ?? tag) ?? tag),
  );
}

/** Returns the text with a line before its contents, which are behind it on a phone. */
function withContentsLine(html: string, label: string, locale: string): string {
  const list = '<ul class="contents"';
  const line = `<details class="contents-line"><summary lang="${locale}">${label}</summary></details>`;
  return html.replace(list, line + list);
}

function Text({ title, html, language, writtenIn }: LegalTextProps) {
  const t = useTranslations('texts');
  const locale = useLocale();
  return (
    <div className={`page ${styles.text}`}>
      <h1>{title}</h1>
      {language !== locale && (
        <p>{t('availableIn', { languages: listLanguages(writtenIn, locale) })}</p>
      )}
      <Prose html={withContentsLine(html, t('contents'), locale)} language={language} />
    </div>
  );
}

/** A legal text. If it isn't in the visitor's language, a line lists the languages that have it. */
export const LegalText = localized(Text);

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

/** Returns the text with a heading for its contents. On a phone, they are behind a line instead. */
function withContentsHeading(html: string, label: string, locale: string): string {
  const line = `<details class="contents-line"><summary lang="${locale}">${label}</summary></details>`;
  const heading = `<p lang="${locale}">${label}</p>`;
  return html.replace(
    /<ul class="contents".*?<\/ul>/s,
    (list) => `${line}<div class="contents-part">${heading}${list}</div>`,
  );
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
      <Prose html={withContentsHeading(html, t('contents'), locale)} language={language} />
    </div>
  );
}

/** A legal text. If it isn't in the visitor's language, a line lists the languages that have it. */
export const LegalText = localized(Text);

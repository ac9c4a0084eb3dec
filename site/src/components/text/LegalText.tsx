import { useLocale, useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './LegalText.module.css';
import type { LoadedText } from './loadText.ts';
import { Prose } from './Prose.tsx';

interface LegalTextProps extends LoadedText {
  readonly title: string;
}

/** The names of languages in a language, as a list: 'English and Korean'. */
function listLanguages(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(
    tags.map((tag) => names.of(tag.split('-')[0] ?? tag) ?? tag),
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
      <Prose html={html} language={language} />
    </div>
  );
}

/** A legal text under its heading. Says which languages have it if the visitor's language doesn't. */
export const LegalText = localized(Text);

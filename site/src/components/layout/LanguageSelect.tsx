import { useLocale, useTranslations } from 'use-intl';
import { localeNames, locales } from '../../i18n/locales.ts';
import styles from './Choice.module.css';

/** The language menu; client/language.ts follows a choice. */
export function LanguageSelect() {
  const t = useTranslations('shell');
  return (
    <select
      className={styles.choice}
      data-testid="language"
      aria-label={t('language')}
      defaultValue={useLocale()}
      // Otherwise browsers restore an old choice after a reload or Back.
      autoComplete="off"
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </select>
  );
}

import { useLocale, useTranslations } from 'use-intl';
import { localeNames, locales } from '../../i18n/locales.ts';
import styles from './Choice.module.css';

/** The language menu. client/startLanguageMenu.ts opens the page in the chosen language. */
export function LanguageSelect() {
  const t = useTranslations('shell');
  return (
    <select
      className={styles.choice}
      data-testid="language"
      aria-label={t('language')}
      defaultValue={useLocale()}
      // By default, browsers restore an old choice after a reload or Back.
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

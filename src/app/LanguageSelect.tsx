import { useTranslations } from '../i18n/useTranslations.tsx';
import { languages, nameOfLanguage } from '../i18n/languages.ts';
import { useNavigation } from '../ui/navigation.ts';
import { writePreference } from '../ui/preferences.ts';
import styles from './Choice.module.css';
import { changeLanguage } from './router.ts';

/** Chooses the language; each says its own name. */
export function LanguageSelect() {
  const t = useTranslations('shell');
  const { language } = useNavigation();
  return (
    <select
      className={styles.choice}
      data-testid="language"
      aria-label={t('language')}
      value={language}
      onChange={(event) => {
        const chosen = event.target.value;
        changeLanguage(chosen, writePreference('language', chosen));
      }}
    >
      {languages.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {nameOfLanguage(tag)}
        </option>
      ))}
    </select>
  );
}

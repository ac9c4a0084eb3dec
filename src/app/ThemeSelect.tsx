import { useState } from 'react';
import { useTranslations } from '../i18n/useTranslations.tsx';
import { Icon } from '../ui/Icon.tsx';
import { readPreference, writePreference } from '../ui/preferences.ts';
import { useScripted } from '../ui/visitor.ts';
import styles from './Choice.module.css';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

function isTheme(value: string | undefined): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Chooses the theme: the system's, light or dark; the icon says what is chosen here. */
export function ThemeSelect() {
  const t = useTranslations('shell.theme');
  const scripted = useScripted();
  const [chosen, setChosen] = useState<Theme>();
  const stored = scripted ? readPreference('theme') : undefined;
  const theme = chosen ?? (isTheme(stored) ? stored : 'system');

  const choose = (value: string) => {
    if (!isTheme(value)) return;
    setChosen(value);
    writePreference('theme', value);
    if (value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  };

  return (
    <span className={styles.theme} title={t('label')}>
      <Icon name="theme" />
      <select
        className={styles.choice}
        data-testid="theme"
        aria-label={t('label')}
        value={theme}
        onChange={(event) => choose(event.target.value)}
      >
        {themes.map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </select>
    </span>
  );
}

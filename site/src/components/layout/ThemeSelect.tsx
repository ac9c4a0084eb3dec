import { useTranslations } from 'use-intl';
import { themes } from '../../client/themes.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Choice.module.css';

/** The theme menu. client/startThemeMenu.ts applies a choice. */
export function ThemeSelect() {
  const t = useTranslations('shell.theme');
  return (
    <span className={styles.theme} title={t('label')}>
      <Icon name="theme" />
      {/* By default, browsers restore an old choice after a reload or Back. */}
      <select
        className={styles.choice}
        data-testid="theme"
        aria-label={t('label')}
        autoComplete="off"
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {t(theme)}
          </option>
        ))}
      </select>
    </span>
  );
}

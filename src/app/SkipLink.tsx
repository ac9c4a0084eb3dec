import { useTranslations } from '../i18n/useTranslations.tsx';
import styles from './SkipLink.module.css';

/** Leads keyboard users past the header. */
export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  );
}

import { useTranslations } from 'use-intl';
import { localized } from '../../i18n/localized.tsx';
import styles from './SkipLink.module.css';

function Skip() {
  const t = useTranslations('shell');
  return (
    <a className={styles.skip} href="#main">
      {t('skip')}
    </a>
  );
}

/** A link for keyboard users that skips the header. */
export const SkipLink = localized(Skip);

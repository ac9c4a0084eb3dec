import { useTranslations } from 'use-intl';
import notice from '../settings/Notice.module.css';
import styles from './Move.module.css';

/** Says that real accounts are fine here, that they stay in the page, and how to check that. */
export function Safety() {
  const t = useTranslations('labMove.safety');
  return (
    <aside
      className={`${notice.notice} ${styles.safety}`}
      data-testid="move-safety"
      aria-label={t('heading')}
    >
      <details>
        <summary>
          {t('short')} <span>{t('how')}</span>
        </summary>
        <p>{t('real')}</p>
        <p>{t('check')}</p>
        <p>{t('wiped')}</p>
      </details>
    </aside>
  );
}

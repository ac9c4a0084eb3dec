import { useTranslations } from '../../i18n/useTranslations.tsx';
import styles from './Text.module.css';

/** What checking a download is, and what is left of it without script. */
export function VerifyIntro() {
  const t = useTranslations('verify');
  return (
    <>
      <h2 className={styles.section}>{t('heading')}</h2>
      <p>{t('text')}</p>
      <noscript>
        <p>{t('script')}</p>
      </noscript>
    </>
  );
}

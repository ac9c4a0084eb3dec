import { useTranslations } from 'use-intl';
import styles from './TestAccount.module.css';

/** Says how to make a test account, since Check needs the account's secret. */
export function TestAccount() {
  const t = useTranslations('labCheck.testAccount');
  return (
    <details className={styles.testAccount}>
      <summary>{t('summary')}</summary>
      <ol>
        {(['create', 'copy', 'remove'] as const).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </details>
  );
}

import { useTranslations } from 'use-intl';
import { countColumns } from './countColumns.ts';
import styles from './Implementations.module.css';

/** Explains the columns, and how to run the code that reproduces a difference. */
export function Legend() {
  const t = useTranslations('labVectorsImplementations');
  return (
    <>
      <details className={styles.legend} data-print>
        <summary>{t('meansTitle')}</summary>
        <dl>
          {countColumns.map((count) => (
            <div key={count}>
              <dt>{t(`counts.${count}`)}</dt>
              <dd>{t(`means.${count}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('own')}</p>
      </details>
      <details className={styles.how}>
        <summary>{t('how')}</summary>
        <p>{t('howIntro')}</p>
        <ul>
          <li>
            <code lang="en">node</code> {t('run.node')}
          </li>
          <li>
            <code lang="en">python3, ruby, perl, php, sh</code> {t('run.script')}
          </li>
          <li>
            <code lang="en">c</code> {t('run.c')}
          </li>
          <li>
            <code lang="en">go, rust</code> {t('run.compiled')}
          </li>
        </ul>
      </details>
    </>
  );
}

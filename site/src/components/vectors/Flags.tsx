import { useTranslations } from 'use-intl';
import type { FlagName } from '@otp-lab/vectors';
import { vectorsFile } from './vectorsFile.ts';
import styles from './Vectors.module.css';

/** The meaning of each flag. */
export function Flags() {
  const t = useTranslations('vectorsContent');
  return (
    <details className={styles.more}>
      <summary>
        <h2 id="flags">{t('flagsTitle')}</h2>
      </summary>
      <p>{t('flagsIntro')}</p>
      <dl className={styles.flags}>
        {(Object.keys(vectorsFile.flags) as FlagName[]).map((name) => (
          <div key={name}>
            <dt>
              <code lang="en">{name}</code>
            </dt>
            <dd>{t(`flags.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

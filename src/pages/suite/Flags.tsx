import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { FlagName } from '@otp-lab/vectors';
import { suite } from './suiteFile.ts';
import styles from './Suite.module.css';

/** What each flag means. */
export function Flags() {
  const t = useTranslations('suiteRows');
  return (
    <section aria-labelledby="flags" className={styles.section}>
      <h2 id="flags">{t('flagsTitle')}</h2>
      <p>{t('flagsIntro')}</p>
      <dl className={styles.flags}>
        {(Object.keys(suite.flags) as FlagName[]).map((name) => (
          <div key={name}>
            <dt>
              <code lang="en">{name}</code>
            </dt>
            <dd>{t(`flags.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { pageLink } from '../../addresses.ts';
import { useLocale, useTranslations } from 'use-intl';
import { conformance } from '../../components/vectors/conformanceFile.ts';
import { historyOf } from '../../components/vectors/historyFile.ts';
import { vectorsFolder } from '../../components/vectors/vectorsFolder.ts';
import { dayText } from '../../components/shared/dayText.ts';
import { Implementation } from './Implementation.tsx';
import { ImplementationLinks } from './ImplementationLinks.tsx';
import { Legend } from './Legend.tsx';
import styles from './Implementations.module.css';

/** The results of libraries and programs on the test vectors. */
export function Implementations() {
  const t = useTranslations('labVectorsImplementations');
  const language = useLocale();
  const { implementations, vectors, cases } = conformance;
  const latest =
    implementations
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  return (
    <section className={styles.section} aria-labelledby="implementations">
      <h2 id="implementations">{t('title', { count: implementations.length })}</h2>
      <p className={styles.intro}>
        {t.rich('intro', {
          day: dayText(latest, language),
          cases,
          version: vectors,
          vectors: (text) => <a href={pageLink(language, 'vectors')}>{text}</a>,
        })}
      </p>
      <div className={styles.help}>
        <Legend />
        <ImplementationLinks />
      </div>
      <table className={styles.table} aria-labelledby="implementations">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('counts.passed')}</th>
            <th scope="col">{t('counts.wrong')}</th>
            <th scope="col">{t('counts.accepted')}</th>
            <th scope="col">{t('counts.refused')}</th>
            <th scope="col">{t('counts.notRun')}</th>
          </tr>
        </thead>
        {implementations.map((implementation) => (
          <Implementation
            key={implementation.name}
            implementation={implementation}
            history={historyOf(implementation.name)}
          />
        ))}
      </table>
      <p>
        {t.rich('file', {
          link: (text) => (
            <a href={`${vectorsFolder}conformance.json`} download>
              {text}
            </a>
          ),
          history: (text) => (
            <a href={`${vectorsFolder}history.json`} download>
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}

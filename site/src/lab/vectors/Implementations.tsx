import { localeRoot, pageLink } from '../../addresses.ts';
import { useLocale, useTranslations } from 'use-intl';
import { formatOf } from '../../components/shared/intl.ts';
import { conformance } from '../../components/vectors/conformanceFile.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { Implementation } from './Implementation.tsx';
import { Legend } from './Legend.tsx';
import styles from './Implementations.module.css';

/** Formats a day in the visitor's language. */
function dayText(day: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return formatOf(Intl.DateTimeFormat, language, options).format(new Date(day));
}

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
      <Legend />
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
        {implementations.map((one) => (
          <Implementation key={one.name} implementation={one} day={dayText(one.day, language)} />
        ))}
      </table>
      <p>
        {t.rich('file', {
          link: (text) => (
            <a href={`${localeRoot(defaultLocale)}vectors/conformance.json`} download>
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}

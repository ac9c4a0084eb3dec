import { useTranslations } from 'use-intl';
import { conformance } from '../../components/vectors/conformanceFile.ts';
import { implementationId } from './implementationId.ts';
import styles from './Implementations.module.css';

const { implementations } = conformance;
const languages = [...new Set(implementations.map(({ language }) => language))].toSorted();

/** Links to the rows of the table, by programming language, in a disclosure. */
export function ImplementationLinks() {
  const t = useTranslations('labVectorsImplementations');
  return (
    <details className={styles.links}>
      <summary>{t('byLanguage')}</summary>
      <nav aria-label={t('byLanguage')}>
        <dl lang="en">
          {languages.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              {implementations
                .filter(({ language }) => language === name)
                .map((implementation) => (
                  <dd key={implementation.name}>
                    <a href={`#${implementationId(implementation)}`}>{implementation.name}</a>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </nav>
    </details>
  );
}

import { useLocale, useTranslations } from 'use-intl';
import type { DeviatingCase } from '@otp-lab/vectors/conformance';
import { pageLink } from '../../addresses.ts';
import type { Answer } from '../../components/vectors/caseText.ts';
import { Given } from './Deviations.tsx';
import styles from './Implementations.module.css';

interface AnswerTableProps {
  readonly version: string;
  /** The cases whose answers are new or different in this version. */
  readonly cases: readonly DeviatingCase[];
}

/** The answers of a newer version that differ from those of the version in the report, in a disclosure. */
export function AnswerTable({ version, cases }: AnswerTableProps) {
  const t = useTranslations('labVectorsImplementations');
  const vectors = pageLink(useLocale(), 'vectors');
  if (cases.length === 0) return null;
  return (
    <details>
      <summary>
        <span>{t('history.answers', { version, count: cases.length })}</span>
      </summary>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('case')}</th>
            <th scope="col">{t('given')}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ id, given }) => (
            <tr key={id}>
              <th scope="row" lang="en">
                <a href={`${vectors}#${id}`}>{id}</a>
              </th>
              <td>
                <Given given={given as Answer} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

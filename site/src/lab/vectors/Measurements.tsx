import { useLocale, useTranslations } from 'use-intl';
import type { ImplementationHistory, Measurement } from '@otp-lab/vectors/conformance';
import { listOf } from '../../components/shared/intl.ts';
import { dayText } from '../../components/shared/dayText.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { foldIds } from './foldIds.ts';
import { shortVersions } from './shortVersions.ts';
import styles from './Implementations.module.css';

/** The counts in the table of measurements. */
const columns = ['passed', 'wrong', 'accepted', 'refused'] as const;

interface ComparisonProps {
  readonly name: string;
  readonly measurement: Measurement;
}

/** Says which deviations are gone, new or changed since the measurement that it's compared with. */
function Comparison({ name, measurement: { version, vectors, origin, changes } }: ComparisonProps) {
  const t = useTranslations('labVectorsImplementations.history');
  const language = useLocale();
  if (!changes) return null;
  const listIds = (ids: readonly string[]) =>
    listOf(
      language,
      foldIds(ids).map(({ first, last }) =>
        last === undefined ? first : t('range', { first, last: String(last) }),
      ),
      'conjunction',
    );
  const idsOf = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => id);
  const ids = {
    gone: changes.gone,
    added: idsOf(changes.added),
    changed: idsOf(changes.changed),
  };
  const parts = (['gone', 'added', 'changed'] as const)
    .filter((key) => ids[key].length > 0)
    .map((key) => t(key, { count: ids[key].length, cases: listIds(ids[key]) }));
  const text = parts.length > 0 ? listOf(language, parts, 'conjunction') : t('same');
  const versions = [version, changes.comparedWith.version] as const;
  const [shortVersion, base] = shortVersions(versions, origin);
  const values = { name, version: shortVersion, changes: text };
  if (version !== changes.comparedWith.version)
    return (
      <>
        <p>{t('compared', { ...values, base })}</p>
        <AnswerTable version={shortVersion} cases={[...changes.added, ...changes.changed]} />
      </>
    );
  if (parts.length === 0) return null;
  return <p>{t('comparedEarlier', { ...values, vectors })}</p>;
}

/** All measurements of an implementation, newest first, and what changed between them. */
export function Measurements({ history }: { readonly history: ImplementationHistory }) {
  const t = useTranslations('labVectorsImplementations');
  const language = useLocale();
  const measurements = history.measurements.toReversed();
  if (measurements.length < 2) return null;
  return (
    <section className={styles.history} data-testid="history">
      <h3>{t('history.title')}</h3>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{t('history.date')}</th>
            <th scope="col">{t('history.version')}</th>
            {columns.map((count) => (
              <th key={count} scope="col">
                {t(`counts.${count}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ day, version, vectors, origin, counts }) => (
            <tr key={`${day} ${version} ${vectors}`} data-testid="measurement">
              <th scope="row">
                {dayText(day, language)} <small>{t('history.vectors', { version: vectors })}</small>
              </th>
              <td lang="en">
                {version} <small>{origin}</small>
              </td>
              {columns.map((count) => (
                <td key={count} data-count={count} data-none={counts[count] === 0 ? '' : undefined}>
                  <span>{t(`counts.${count}`)}</span> {counts[count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {measurements.map((measurement) => (
        <Comparison
          key={`${measurement.day} ${measurement.version} ${measurement.vectors}`}
          name={history.name}
          measurement={measurement}
        />
      ))}
    </section>
  );
}

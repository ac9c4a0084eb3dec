import { useTranslations } from 'use-intl';
import { type Vector, vectorSources } from '@otp-lab/otp/rfc-vectors';
import { Icon } from '../../components/ui/Icon.tsx';
import lab from '../Lab.module.css';
import styles from './RfcVectors.module.css';

interface VectorTablesProps {
  readonly type: Vector['type'];
  readonly vectors: readonly Vector[];
  /** Whether this browser has computed the codes. Before that, the table shows no result. */
  readonly isComputed: boolean;
}

/** Divides vectors into short tables: by algorithm, or those of one algorithm into two halves. */
function divide(vectors: readonly Vector[]): (readonly Vector[])[] {
  const algorithms = new Set(vectors.map(({ algorithm }) => algorithm));
  if (algorithms.size > 1)
    return [...algorithms].map((name) => vectors.filter(({ algorithm }) => algorithm === name));
  const half = Math.ceil(vectors.length / 2);
  return [vectors.slice(0, half), vectors.slice(half)];
}

/** The published codes of an RFC next to the computed ones. Wide windows show its tables side by side. */
export function VectorTables({ type, vectors, isComputed }: VectorTablesProps) {
  const t = useTranslations('labVectors');
  const tables = divide(vectors);
  const title = `vectors-${type}`;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h3 id={title} className={lab.heading}>
        <a href={vectorSources[type].address} target="_blank" rel="noopener noreferrer">
          {t(type)}
        </a>
      </h3>
      <p>{t(`${type}How`)}</p>
      <div className={styles.tables} data-count={tables.length}>
        {tables.map((rows) => (
          <div key={rows[0]?.name} className={styles.scroll}>
            <table aria-labelledby={type === 'hotp' ? title : undefined}>
              {type === 'totp' && <caption>{rows[0]?.algorithm}</caption>}
              <colgroup>
                <col />
                <col />
                <col />
                <col />
              </colgroup>
              <thead>
                <tr>
                  <th scope="col">{t(type === 'totp' ? 'time' : 'counter')}</th>
                  <th scope="col">{t('expected')}</th>
                  <th scope="col">{t('computed')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('verdict')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, input, expected, computed, verdict }) => (
                  <tr
                    key={name}
                    data-testid="vector"
                    data-verdict={isComputed ? verdict : undefined}
                  >
                    <td data-label={t(type === 'totp' ? 'time' : 'counter')}>{input}</td>
                    <td>{expected}</td>
                    <td data-space={expected}>{isComputed && computed}</td>
                    <td className={styles.verdict}>
                      {isComputed && (
                        <>
                          <Icon name={verdict === 'pass' ? 'check' : 'alert'} size={18} />
                          <span className="visually-hidden">{t(verdict)}</span>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  );
}

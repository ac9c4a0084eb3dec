import { useTranslations } from 'use-intl';
import { type Vector, vectorSources } from '@otp-lab/otp/rfc-vectors';
import { Icon } from '../../components/ui/Icon.tsx';
import lab from '../Lab.module.css';
import styles from './RfcVectors.module.css';

interface VectorTableProps {
  readonly type: Vector['type'];
  readonly vectors: readonly Vector[];
  /** Whether this browser has computed the codes. Before that, the table shows no result. */
  readonly isComputed: boolean;
}

/** A table of the published codes of an RFC next to the computed ones. */
export function VectorTable({ type, vectors, isComputed }: VectorTableProps) {
  const t = useTranslations('labVectors');
  const groups = new Map<string, Vector[]>();
  for (const vector of vectors)
    groups.set(vector.algorithm, [...(groups.get(vector.algorithm) ?? []), vector]);
  return (
    <section className={styles.section} aria-labelledby={`vectors-${type}`}>
      <h2 id={`vectors-${type}`} className={lab.heading}>
        <a href={vectorSources[type].address} target="_blank" rel="noopener noreferrer">
          {t(type)}
        </a>
      </h2>
      <p>{t(`${type}How`)}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(type === 'totp' ? 'time' : 'counter')}</th>
              <th scope="col">{t('expected')}</th>
              <th scope="col">{t('computed')}</th>
              <th scope="col">{t('verdict')}</th>
            </tr>
          </thead>
          {[...groups].map(([algorithm, group]) => (
            <tbody key={algorithm}>
              {groups.size > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {algorithm}
                  </th>
                </tr>
              )}
              {group.map(({ name, input, expected, computed, verdict }) => (
                <tr key={name} data-testid="vector" data-verdict={isComputed ? verdict : undefined}>
                  <td>{input}</td>
                  <td>{expected}</td>
                  <td data-space={expected}>{isComputed && computed}</td>
                  <td className={styles.verdict} data-space={t('pass')}>
                    {isComputed && (
                      <>
                        <Icon name={verdict === 'pass' ? 'check' : 'alert'} size={18} />
                        {t(verdict)}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

import { useTranslations } from 'use-intl';
import type { Attempt, AttemptEvidence } from '@otp-lab/otp/server';
import type { OtpType } from '@otp-lab/otp';
import { Icon } from '../../../components/ui/Icon.tsx';
import { directionOf } from './directionOf.ts';
import styles from './ServerPanel.module.css';

interface AttemptsProps {
  readonly attempts: readonly Attempt[];
  /** The evidence for each attempt; undefined for a mistyped code. Empty until the diagnosis is done. */
  readonly evidence: readonly (AttemptEvidence | undefined)[];
  readonly type: OtpType;
  readonly onRemove: (index: number) => void;
}

/** A table of the codes that were entered on the server, with its response and the response that the RFCs recommend. */
export function Attempts({ attempts, evidence, type, onRemove }: AttemptsProps) {
  const t = useTranslations('labCheckServer');
  if (attempts.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.attempts}>
        <caption className="visually-hidden">{t('attempts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.code')}</th>
            <th scope="col">{t(`column.${type}`)}</th>
            <th scope="col">{t('column.outcome')}</th>
            <th scope="col">{t('column.recommended')}</th>
            <th>
              <span className="visually-hidden">{t('column.drop')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ code, seconds, outcome }, index) => {
            const { distance, recommendedOutcome } = evidence[index] ?? {};
            return (
              <tr key={`${index} ${code} ${seconds}`}>
                <td>{code}</td>
                <td>
                  {distance === undefined
                    ? '–'
                    : t('distance', {
                        count: Math.abs(distance),
                        direction: directionOf(distance),
                      })}
                </td>
                <td>{t(`outcome.${outcome}`)}</td>
                <td>
                  {recommendedOutcome === undefined ? '–' : t(`outcome.${recommendedOutcome}`)}
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={t('drop', { code })}
                    onClick={() => onRemove(index)}
                  >
                    <Icon name="close" size={18} />
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

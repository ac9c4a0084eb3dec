import { useTranslations } from 'use-intl';
import { noteVerdicts, type Outcome } from '@otp-lab/app-notes';
import styles from './Legend.module.css';
import shared from './Outcomes.module.css';

const outcomes = Object.keys(noteVerdicts) as Outcome[];

/** A disclosure that explains the outcomes in the table. */
export function Legend() {
  const t = useTranslations('labNotesTable');
  return (
    <details className={styles.legend} data-print>
      <summary>{t('legendTitle')}</summary>
      <dl className={shared.outcomes}>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt data-outcome={outcome}>
              <b>{t(`outcome.${outcome}`)}</b>
            </dt>
            <dd>{t(`legend.${outcome}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('legendEvidence')}</p>
    </details>
  );
}

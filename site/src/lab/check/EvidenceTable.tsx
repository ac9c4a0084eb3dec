import { useTranslations } from 'use-intl';
import type { DiagnosisEvidence } from '@otp-lab/otp/diagnosis';
import type { OtpType } from '@otp-lab/otp';
import styles from './Evidence.module.css';

interface EvidenceTableProps {
  readonly evidence: DiagnosisEvidence;
  readonly type: OtpType;
}

/** A table of the typed codes next to the codes that the settings give. */
export function EvidenceTable({ evidence, type }: EvidenceTableProps) {
  const t = useTranslations('labCheck.evidence');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('shown')}</th>
            <th scope="col">{t('expected')}</th>
            <th scope="col">{t(`expectedCounter.${type}`)}</th>
            <th scope="col">{t('usedCounter')}</th>
          </tr>
        </thead>
        <tbody>
          {evidence.codes.map(({ shown, expected, expectedCounter, usedCounter }, index) => (
            <tr key={index}>
              <td>{shown}</td>
              <td>{expected ?? '–'}</td>
              <td>{String(expectedCounter)}</td>
              <td>{usedCounter === undefined ? '–' : String(usedCounter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useTranslations } from 'use-intl';
import type { CapabilityId, Judgment, Report } from '@otp-lab/otp/app-test';
import { Icon } from '../../components/ui/Icon.tsx';
import type { IconName } from '../../components/ui/iconNames.ts';
import styles from '../ReportTable.module.css';
import { type RowOutcome, outcomeOf } from './outcomes.ts';
import { useFindingText } from './useFindingText.ts';

interface ReportTableProps {
  readonly report: Report;
  readonly judgments: ReadonlyMap<CapabilityId, Judgment>;
}

const icons: Readonly<Partial<Record<RowOutcome, IconName>>> = {
  right: 'check',
  rightlyRefused: 'check',
  unsupported: 'close',
  wrongCode: 'alert',
  wrongNames: 'alert',
  accepted: 'alert',
  unclear: 'search',
};

/** A table with a row for each capability: the result and, if there is anything to add, what the app did. */
export function ReportTable({ report, judgments }: ReportTableProps) {
  const t = useTranslations('labTest');
  const findingText = useFindingText();
  const rows = report.rows.map((row) => {
    const judgment = judgments.get(row.capability);
    const finding = judgment ? findingText(row.capability, judgment) : '';
    return { ...row, outcome: outcomeOf(row), finding };
  });
  const hasFindings = rows.some(({ finding }) => finding !== '');
  return (
    <table className={styles.table} data-testid="report-card">
      <thead>
        <tr>
          <th scope="col">{t('columns.capability')}</th>
          <th scope="col">{t('columns.verdict')}</th>
          {hasFindings && <th scope="col">{t('columns.finding')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ capability, verdict, wanted, outcome, finding }) => {
          const icon = icons[outcome];
          return (
            <tr
              key={capability}
              data-capability={capability}
              data-verdict={verdict}
              data-wanted={wanted}
            >
              <th scope="row">{t(`capability.${capability}`)}</th>
              <td>
                {icon && <Icon name={icon} size={18} />}
                {t(`outcome.${outcome}`)}
              </td>
              {hasFindings && <td>{finding}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { useTranslations } from 'use-intl';
import {
  type CapabilityId,
  capabilityOf,
  type Judgment,
  type Verdict,
} from '@otp-lab/otp/app-test';
import { Icon } from '../../components/ui/Icon.tsx';
import type { IconName } from '../../components/ui/iconNames.ts';
import styles from './ReportTable.module.css';
import { useFindingText } from './useFindingText.ts';

interface ReportTableProps {
  readonly judgments: ReadonlyMap<CapabilityId, Judgment>;
}

const icons: Readonly<Partial<Record<Verdict, IconName>>> = {
  right: 'check',
  refused: 'shield',
  misleading: 'alert',
  unclear: 'search',
};

/** A table with a row for each capability: the verdict, and what the app did. */
export function ReportTable({ judgments }: ReportTableProps) {
  const t = useTranslations('labTest');
  const findingText = useFindingText();
  return (
    <table className={styles.table} data-testid="report-card">
      <thead>
        <tr>
          <th scope="col">{t('columns.capability')}</th>
          <th scope="col">{t('columns.verdict')}</th>
          <th scope="col">{t('columns.finding')}</th>
        </tr>
      </thead>
      <tbody>
        {[...judgments].map(([id, judgment]) => {
          const icon = icons[judgment.verdict];
          return (
            <tr
              key={id}
              data-capability={id}
              data-verdict={judgment.verdict}
              data-wanted={capabilityOf(id).wanted}
            >
              <th scope="row">{t(`capability.${id}`)}</th>
              <td>
                {icon && <Icon name={icon} size={18} />}
                {t(`verdict.${judgment.verdict}`)}
              </td>
              <td>{findingText(id, judgment)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

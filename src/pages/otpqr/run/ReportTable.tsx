import { useTranslations } from '../../../i18n/useTranslations.tsx';
import { type CapabilityId, capabilityOf } from '../../../otp/capabilities.ts';
import type { Judgement, Verdict } from '../../../otp/run/answers.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/iconNames.ts';
import styles from './ReportTable.module.css';
import { useFindingText } from './useFindingText.ts';

interface ReportTableProps {
  readonly judgements: ReadonlyMap<CapabilityId, Judgement>;
}

const icons: Readonly<Partial<Record<Verdict, IconName>>> = {
  right: 'check',
  refused: 'shield',
  misleading: 'alert',
  unclear: 'search',
};

/** One row a capability: verdict, and what the app did. */
export function ReportTable({ judgements }: ReportTableProps) {
  const t = useTranslations('labRun');
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
        {[...judgements].map(([id, judgement]) => {
          const icon = icons[judgement.verdict];
          return (
            <tr
              key={id}
              data-capability={id}
              data-verdict={judgement.verdict}
              data-wanted={capabilityOf(id).wanted}
            >
              <th scope="row">{t(`capability.${id}`)}</th>
              <td>
                {icon && <Icon name={icon} size={18} />}
                {t(`verdict.${judgement.verdict}`)}
              </td>
              <td>{findingText(id, judgement)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

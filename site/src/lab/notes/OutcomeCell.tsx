import { useTranslations } from 'use-intl';
import { columnValues, type NoteColumn, noteVerdicts, type Outcome } from '@otp-lab/app-notes';
import { useColumnLabel } from './useColumnLabel.ts';

interface OutcomeCellProps {
  readonly column: NoteColumn;
  readonly outcome: Outcome;
  /** The app of the notes; undefined in a row of the visitor's own tests. */
  readonly app?: string;
}

/** Shows the outcome for a value in one or two words. On a narrow screen, the value is next to it. */
export function OutcomeCell({ column, outcome, app }: OutcomeCellProps) {
  const t = useTranslations('labNotesTable');
  const valueOf = useColumnLabel();
  return (
    <td
      data-testid={app === undefined ? undefined : 'app-note'}
      data-app={app}
      data-setting={column.setting}
      data-value={column.value}
      data-verdict={noteVerdicts[outcome]}
      data-outcome={outcome}
      data-first={column.value === String(columnValues[column.setting][0])}
    >
      <span>{valueOf(column)}</span>{' '}
      <b>
        {outcome === 'unknown' ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t('outcome.unknown')}</span>
          </>
        ) : (
          t(`outcome.${outcome}`)
        )}
      </b>
    </td>
  );
}

import { useTranslations } from 'use-intl';
import { type Evidence, type NoteAppId, noteVerdicts } from '@otp-lab/app-notes';
import { type Cell, cellsLike } from './rowCells.ts';
import { useColumnLabel } from './useColumnLabel.ts';
import { useEvidenceText } from './useEvidenceText.ts';
import { useObservationDate } from './useObservationDate.ts';

interface OutcomeCellsProps {
  readonly cells: readonly Cell[];
  /** The evidence that the row mentions, so that its cells don't repeat it. */
  readonly shared?: Evidence | undefined;
  /** The app of the notes. Undefined in a row of the visitor's own tests. */
  readonly app?: NoteAppId;
  /** The day of the last search for sources about unknown outcomes. */
  readonly searched?: string | undefined;
}

/**
 * The cells of a row. Each shows the outcome for a value in one or two words. On a narrow screen, the first cell of an
 * outcome lists all its values, and styles hide the others. Screen readers read each cell.
 */
export function OutcomeCells({ cells, shared, app, searched }: OutcomeCellsProps) {
  const t = useTranslations('labNotesTable');
  const valueOf = useColumnLabel();
  const evidenceText = useEvidenceText();
  const dateText = useObservationDate();

  function noteOn({ outcome, evidence }: Cell) {
    if (evidence) return evidenceText.difference(evidence, shared);
    if (outcome !== 'unknown' || searched === undefined) return '';
    return t.rich('searchedOn', {
      day: dateText(searched, true),
      how: (text) => <span data-how="">{text}</span>,
    });
  }

  return cells.map((cell) => {
    const { column, outcome, evidence } = cell;
    const [first, ...others] = cellsLike(cell, cells);
    const isFirst = first === cell;
    const note = noteOn(cell);
    return (
      <td
        key={column.value}
        data-testid={app === undefined ? undefined : 'app-note'}
        data-app={app}
        data-setting={column.setting}
        data-value={column.value}
        data-verdict={noteVerdicts[outcome]}
        data-outcome={outcome}
        data-evidence={evidence?.kind}
        data-old={evidence?.isOld || undefined}
        data-listed={!isFirst || undefined}
      >
        <b>{t(`outcome.${outcome}`)}</b>{' '}
        <span>
          <span data-lists={column.value}>{valueOf(column)}</span>
          {isFirst &&
            others.map((other) => (
              <span key={other.column.value} aria-hidden="true" data-lists={other.column.value}>
                {valueOf(other.column)}
              </span>
            ))}
          {note !== '' && <small>{note}</small>}
          {evidence?.isOld && !shared?.isOld && <small>{t('old')}</small>}
        </span>
      </td>
    );
  });
}

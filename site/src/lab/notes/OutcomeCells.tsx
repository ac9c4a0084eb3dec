import { useTranslations } from 'use-intl';
import { type Evidence, type NoteAppId, noteVerdicts } from '@otp-lab/app-notes';
import { separator } from '../../components/shared/separator.ts';
import { groupsBy } from './groupsBy.ts';
import { type Cell, groupsWith } from './rowCells.ts';
import { useColumnLabel } from './useColumnLabel.tsx';
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

/** Groups values by their settings, so that they share a unit: '7, 8 digits'. */
function withSharedUnit(cells: readonly Cell[]): Cell[][] {
  return groupsBy(cells, ({ column: { setting, value } }) =>
    setting === 'digits' || setting === 'period' ? setting : value,
  ).map(([, group]) => group);
}

/**
 * The cells of a row. Each shows the outcome for a value in one or two words. On a narrow screen, the first cell of an
 * outcome lists all its values, with a line for each kind of evidence, and styles hide the other cells. Screen readers
 * read each cell.
 */
export function OutcomeCells({ cells, shared, app, searched }: OutcomeCellsProps) {
  const t = useTranslations('labNotesTable');
  const valueOf = useColumnLabel();
  const evidenceText = useEvidenceText();
  const dateText = useObservationDate();

  /** Says how an outcome is known, as far as the row doesn't. */
  function noteOn({ outcome, evidence }: Cell) {
    const difference = evidence && evidenceText.difference(evidence, shared);
    const old = evidence?.isOld && !shared?.isOld && t('old');
    const known = [difference, old].filter(Boolean).join(separator);
    return (
      <>
        {known !== '' && <small>{known}</small>}
        {outcome === 'unknown' && searched !== undefined && (
          <small data-searched="">{t('searchedOn', { day: dateText(searched, true) })}</small>
        )}
      </>
    );
  }

  return cells.map((cell) => {
    const { column, outcome, evidence } = cell;
    const groups = groupsWith(outcome, cells);
    const isFirst = groups[0]?.[0] === cell;
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
          {(isFirst ? groups : [[cell]]).map((group, index) => (
            <span key={group[0]?.column.value} aria-hidden={index > 0 || undefined}>
              {withSharedUnit(group).map((values) => (
                <span key={values[0]?.column.value}>
                  {values.map((listed) => (
                    <span
                      key={listed.column.value}
                      aria-hidden={listed !== cell || undefined}
                      data-lists={listed.column.value}
                    >
                      {valueOf(listed.column)}
                    </span>
                  ))}
                </span>
              ))}
              {noteOn(group[0] ?? cell)}
            </span>
          ))}
        </span>
      </td>
    );
  });
}

import { noteColumns, type NoteRow, outcomeOf } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { AppNoteList } from './AppNoteList.tsx';
import { OutcomeCell } from './OutcomeCell.tsx';
import { useNoteWords } from './useNoteWords.ts';

interface MatrixRowProps {
  readonly row: NoteRow;
  /** Whether its notes are unfolded, without a link to them. */
  readonly isOpen: boolean;
}

/** An app: what it does with each value, and below it the notes that say so. */
export function MatrixRow({ row, isOpen }: MatrixRowProps) {
  const words = useNoteWords();
  const { app, platform, notes } = row;
  const name = words.app(row);
  return (
    <tbody data-app={app} data-name={row.name} data-platform={platform}>
      <tr>
        <th scope="row">
          {isOpen ? (
            name
          ) : (
            <Link
              to="otpqr"
              query={[
                ['tool', 'notes'],
                ['app', app],
              ]}
            >
              {name}
            </Link>
          )}
        </th>
        {noteColumns.map((column) => (
          <OutcomeCell
            key={column.value}
            app={app}
            column={column}
            outcome={outcomeOf(notes, column.wanted, column.setting)}
          />
        ))}
      </tr>
      <tr>
        <td colSpan={noteColumns.length + 1}>
          <AppNoteList notes={notes} isOpen={isOpen} />
        </td>
      </tr>
    </tbody>
  );
}

import { noteColumns, type NoteRow, outcomeOf } from '@otp-lab/app-notes';
import { Link } from '../../components/ui/Link.tsx';
import { AppNoteList } from './AppNoteList.tsx';
import { OutcomeCell } from './OutcomeCell.tsx';
import { useNoteTexts } from './useNoteTexts.ts';

interface NotesTableRowProps {
  readonly row: NoteRow;
  /** Whether the notes are open. Then the app's name isn't a link to them. */
  readonly isOpen: boolean;
}

/** The rows of an app: its outcome for each value, and below them its notes. */
export function NotesTableRow({ row, isOpen }: NotesTableRowProps) {
  const texts = useNoteTexts();
  const { app, platform, notes } = row;
  const name = texts.app(row);
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

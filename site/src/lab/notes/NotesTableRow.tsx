import { useLocale } from 'use-intl';
import {
  type NoteApp,
  noteApps,
  noteColumns,
  type NoteRow,
  phoneSystemsOf,
} from '@otp-lab/app-notes';
import { appNameInList } from '../../i18n/appNames.ts';
import { Link } from '../../components/ui/Link.tsx';
import { AppNoteList } from './AppNoteList.tsx';
import { OutcomeCells } from './OutcomeCells.tsx';
import { rowCells, sharedEvidence } from './rowCells.ts';
import { useNoteTexts } from './useNoteTexts.ts';

interface NotesTableRowProps {
  readonly row: NoteRow;
  /** Whether the notes are open. Then the app's name isn't a link to them. */
  readonly isOpen: boolean;
}

/** The rows of an app: its outcome for each value, and below them its notes. */
export function NotesTableRow({ row, isOpen }: NotesTableRowProps) {
  const texts = useNoteTexts();
  const locale = useLocale();
  const { app, platform, notes } = row;
  const name = texts.app(row);
  const cells = rowCells(row);
  const shared = sharedEvidence(cells);
  const { searched }: NoteApp = noteApps[app];
  return (
    <tbody
      data-app={app}
      data-name={appNameInList(locale, app)}
      data-platform={platform}
      data-systems={phoneSystemsOf(row).join(' ') || undefined}
    >
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
        <OutcomeCells cells={cells} shared={shared} app={app} searched={searched} />
      </tr>
      <tr>
        <td colSpan={noteColumns.length + 1}>
          <AppNoteList notes={notes} evidence={shared} isOpen={isOpen} />
        </td>
      </tr>
    </tbody>
  );
}

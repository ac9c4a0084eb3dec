import { localized } from '../../i18n/localized.tsx';
import type { AppWithNotePage } from '../../routes.ts';
import { NotesTable } from './NotesTable.tsx';
import { NotesAppContext } from './notesAppContext.ts';

interface StaticNotesTableProps {
  /** The only app whose notes are shown. Undefined if all apps are. */
  readonly app?: AppWithNotePage | undefined;
}

/** The table of the page, as HTML without script. */
export const StaticNotesTable = localized(({ app }: StaticNotesTableProps) => (
  <NotesAppContext value={app}>
    <NotesTable />
  </NotesAppContext>
));

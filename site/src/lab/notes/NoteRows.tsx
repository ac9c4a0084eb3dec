import { localized } from '../../i18n/localized.tsx';
import type { NotedApp } from '../../routes.ts';
import { Rows } from './Rows.tsx';
import { ShownAppContext } from './shownApp.ts';

interface NoteRowsProps {
  /** The app whose notes are shown alone. */
  readonly app?: NotedApp | undefined;
}

/** The table of the page, rendered to HTML only. */
export const NoteRows = localized(({ app }: NoteRowsProps) => (
  <ShownAppContext value={app}>
    <Rows />
  </ShownAppContext>
));

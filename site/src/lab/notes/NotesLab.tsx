import type { ReactNode } from 'react';
import type { AppWithNotePage } from '../../routes.ts';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Notes from './Notes.tsx';

interface NotesLabProps {
  /** The table of apps, prerendered. */
  readonly rows?: ReactNode;
  readonly app?: AppWithNotePage | undefined;
}

/** The island of the page of Notes. */
export const NotesLab = labIsland('notes', ({ rows, app }: NotesLabProps) => (
  <Lab tool="notes" Component={Notes} app={app} prerendered={rows} />
));

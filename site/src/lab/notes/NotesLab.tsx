import type { ReactNode } from 'react';
import type { NotedApp } from '../../routes.ts';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Notes from './Notes.tsx';

interface NotesLabProps {
  /** The table of the page, rendered to HTML. */
  readonly rows?: ReactNode;
  readonly app?: NotedApp | undefined;
}

/** The lab as the page of its tool `notes`. */
export const NotesLab = labIsland('notes', ({ rows, app }: NotesLabProps) => (
  <Lab tool="notes" Component={Notes} app={app} prerendered={rows} />
));

import type { ReactNode } from 'react';
import type { AppWithMovePage } from '../../routes.ts';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Move from './Move.tsx';

interface MoveLabProps {
  /** What is known about the app of the page, prerendered. */
  readonly rows?: ReactNode;
  readonly app?: AppWithMovePage | undefined;
}

/** The island of the page of Move. */
export const MoveLab = labIsland('move', ({ rows, app }: MoveLabProps) => (
  <Lab tool="move" Component={Move} app={app} prerendered={rows} />
));

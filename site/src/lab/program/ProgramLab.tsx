import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Program from './Program.tsx';

interface ProgramLabProps {
  /** The drivers, prerendered. */
  readonly rows?: ReactNode;
}

/** The island of the page of Program. */
export const ProgramLab = labIsland('program', ({ rows }: ProgramLabProps) => (
  <Lab tool="program" Component={Program} prerendered={rows} />
));

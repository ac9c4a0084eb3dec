import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Program from './Program.tsx';

interface ProgramLabProps {
  /** The table of the page, rendered to HTML. */
  readonly rows?: ReactNode;
}

/** The lab as the page of its tool `program`. */
export const ProgramLab = labIsland('program', ({ rows }: ProgramLabProps) => (
  <Lab tool="program" Component={Program} prerendered={rows} />
));

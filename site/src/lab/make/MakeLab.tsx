import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Make from './Make.tsx';

interface MakeLabProps {
  /** The QR code of the default settings, prerendered. */
  readonly qr?: ReactNode;
}

/** The island of the page of Make. */
export const MakeLab = labIsland('make', ({ qr }: MakeLabProps) => (
  <Lab tool="make" Component={Make} prerendered={qr} />
));

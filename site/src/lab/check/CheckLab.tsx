import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Check from './Check.tsx';

interface CheckLabProps {
  /** How a code is computed, in words, for visitors without script. Prerendered. */
  readonly steps?: ReactNode;
}

/** The island of the page of Check. */
export const CheckLab = labIsland('check', ({ steps }: CheckLabProps) => (
  <Lab tool="check" Component={Check} prerendered={steps} />
));

import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Vectors from './Vectors.tsx';

interface VectorsLabProps {
  /** The table of implementations, prerendered. */
  readonly rows?: ReactNode;
}

/** The island of the page of Vectors. */
export const VectorsLab = labIsland('vectors', ({ rows }: VectorsLabProps) => (
  <Lab tool="vectors" Component={Vectors} prerendered={rows} />
));

import type { ReactNode } from 'react';
import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Vectors from './Vectors.tsx';

interface VectorsLabProps {
  /** The table of the page, rendered to HTML. */
  readonly rows?: ReactNode;
}

/** The lab as the page of its tool `vectors`. */
export const VectorsLab = labIsland('vectors', ({ rows }: VectorsLabProps) => (
  <Lab tool="vectors" Component={Vectors} prerendered={rows} />
));

import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Read from './Read.tsx';

/** The lab as the page of its tool `read`. */
export const ReadLab = labIsland('read', () => <Lab tool="read" Component={Read} />);

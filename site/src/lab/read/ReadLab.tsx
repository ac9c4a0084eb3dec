import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Read from './Read.tsx';

/** The island of the page of Read. */
export const ReadLab = labIsland('read', () => <Lab tool="read" Component={Read} />);

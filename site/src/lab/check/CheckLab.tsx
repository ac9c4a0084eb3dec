import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Check from './Check.tsx';

/** The island of the page of Check. */
export const CheckLab = labIsland('check', () => <Lab tool="check" Component={Check} />);

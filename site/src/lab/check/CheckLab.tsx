import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Check from './Check.tsx';

/** The lab as the page of its tool `check`. */
export const CheckLab = labIsland('check', () => <Lab tool="check" Component={Check} />);

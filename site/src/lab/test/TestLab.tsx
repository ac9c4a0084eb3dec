import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import Test from './Test.tsx';

/** The island of the page of Test. */
export const TestLab = labIsland('test', () => <Lab tool="test" Component={Test} />);

import { Lab } from '../Lab.tsx';
import { labIsland } from '../labIsland.tsx';
import TestApp from './TestApp.tsx';

/** The lab as the page of its tool `test`. */
export const TestAppLab = labIsland('test', () => <Lab tool="test" Component={TestApp} />);

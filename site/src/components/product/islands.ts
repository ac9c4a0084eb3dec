/** The islands that the pages for apps and login share. In one module, they load as one file. */
export { TabList } from '../ui/TabList.tsx';
export { SystemLine } from './SystemLine.tsx';

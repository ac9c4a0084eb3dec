/** The islands that the pages for apps and login share, in one module, so that the browser loads one file. */
export { TabList } from '../ui/TabList.tsx';
export { Installers } from './Installers.tsx';
export { SystemLine } from './SystemLine.tsx';

import { describeEngine } from './describeEngine.ts';
import { isWebKitInstalled, startWebKit } from './webkit.ts';

describeEngine('WebKitGTK', isWebKitInstalled, startWebKit);

import { walk } from './walk.ts';
import { isWebKitInstalled, startWebKit } from './webkit.ts';

walk('WebKitGTK', isWebKitInstalled, startWebKit);

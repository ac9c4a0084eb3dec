import { smoke } from './smoke.ts';
import { isWebKitInstalled, startWebKit } from './webkit.ts';

smoke('WebKitGTK', isWebKitInstalled, startWebKit);

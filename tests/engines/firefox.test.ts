import { isFirefoxInstalled, startFirefox } from './firefox.ts';
import { smoke } from './smoke.ts';

smoke('Firefox', isFirefoxInstalled, startFirefox);

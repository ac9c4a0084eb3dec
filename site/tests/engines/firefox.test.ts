import { isFirefoxInstalled, startFirefox } from './firefox.ts';
import { walk } from './walk.ts';

walk('Firefox', isFirefoxInstalled, startFirefox);

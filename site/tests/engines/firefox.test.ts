import { isFirefoxInstalled, startFirefox } from './firefox.ts';
import { describeEngine } from './describeEngine.ts';

describeEngine('Firefox', isFirefoxInstalled, startFirefox);

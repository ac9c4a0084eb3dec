import { platform } from '../../drawing.ts';
import { words as german } from '../../words/login-windows.de-DE.ts';
import { words as english } from '../../words/login-windows.en-US.ts';
import { words as japanese } from '../../words/login-windows.ja-JP.ts';
import { words as spanish } from '../../words/login-windows.es-ES.ts';
import { words as korean } from '../../words/login-windows.ko-KR.ts';
import { enroll } from './enroll.ts';
import { phoneBeside } from './phoneBeside.ts';
import { signInScreen } from './signInScreen.ts';
import { update } from './update.ts';

/** The Windows credential provider's screens. */
export const loginWindows = platform(
  'login-windows',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [signInScreen, enroll, phoneBeside, update],
);

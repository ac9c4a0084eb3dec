import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/login-windows.de-DE.ts';
import { messages as english } from '../../messages/login-windows.en-US.ts';
import { messages as japanese } from '../../messages/login-windows.ja-JP.ts';
import { messages as spanish } from '../../messages/login-windows.es-ES.ts';
import { messages as korean } from '../../messages/login-windows.ko-KR.ts';
import { account } from './account.ts';
import { install } from './install.ts';
import { phoneBeside } from './phoneBeside.ts';
import { signInScreen } from './signInScreen.ts';

/** The screens of the Windows credential provider. */
export const loginWindows = platform(
  'login-windows',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [signInScreen, account, phoneBeside, install],
);

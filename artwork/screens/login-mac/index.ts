import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/login-mac.de-DE.ts';
import { messages as english } from '../../messages/login-mac.en-US.ts';
import { messages as japanese } from '../../messages/login-mac.ja-JP.ts';
import { messages as spanish } from '../../messages/login-mac.es-ES.ts';
import { messages as korean } from '../../messages/login-mac.ko-KR.ts';
import { emergency } from './emergency.ts';
import { enroll } from './enroll.ts';
import { login } from './login.ts';
import { updates } from './updates.ts';

/** The screens of the Mac's login app. */
export const loginMac = platform(
  'login-mac',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [enroll, login, emergency, updates],
);

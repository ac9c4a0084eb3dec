import { platform } from '../../drawing.ts';
import { words as german } from '../../words/login-mac.de-DE.ts';
import { words as english } from '../../words/login-mac.en-US.ts';
import { words as japanese } from '../../words/login-mac.ja-JP.ts';
import { words as spanish } from '../../words/login-mac.es-ES.ts';
import { words as korean } from '../../words/login-mac.ko-KR.ts';
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

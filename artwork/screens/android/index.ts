import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/android.de-DE.ts';
import { messages as english } from '../../messages/android.en-US.ts';
import { messages as japanese } from '../../messages/android.ja-JP.ts';
import { messages as spanish } from '../../messages/android.es-ES.ts';
import { messages as korean } from '../../messages/android.ko-KR.ts';
import { backup } from './backup.ts';
import { codes } from './codes.ts';
import { exportQr } from './exportQr.ts';
import { lock } from './lock.ts';
import { scan } from './scan.ts';

/** The screens of the Android app, in Material Design. */
export const android = platform(
  'android',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [codes, scan, backup, lock, exportQr],
);

import { platform } from '../../drawing.ts';
import { words as german } from '../../words/android.de-DE.ts';
import { words as english } from '../../words/android.en-US.ts';
import { words as japanese } from '../../words/android.ja-JP.ts';
import { words as spanish } from '../../words/android.es-ES.ts';
import { words as korean } from '../../words/android.ko-KR.ts';
import { backup } from './backup.ts';
import { codes } from './codes.ts';
import { exportQr } from './exportQr.ts';
import { lock } from './lock.ts';
import { scan } from './scan.ts';

/** The Android phone's screens, as Material Design has them. */
export const android = platform(
  'android',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [codes, scan, backup, lock, exportQr],
);

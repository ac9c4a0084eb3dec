import { platform } from '../../drawing.ts';
import { words as german } from '../../words/windows.de-DE.ts';
import { words as english } from '../../words/windows.en-US.ts';
import { words as japanese } from '../../words/windows.ja-JP.ts';
import { words as spanish } from '../../words/windows.es-ES.ts';
import { words as korean } from '../../words/windows.ko-KR.ts';
import { account } from './account.ts';
import { autostart } from './autostart.ts';
import { backup } from './backup.ts';
import { exportText } from './exportText.ts';
import { icon } from './icon.ts';
import { storage } from './storage.ts';
import { tray } from './tray.ts';

/** The Windows app's screens, as Windows 11 has them. */
export const windows = platform(
  'windows',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [storage, account, exportText, backup, icon, autostart, tray],
);

import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/windows.de-DE.ts';
import { messages as english } from '../../messages/windows.en-US.ts';
import { messages as japanese } from '../../messages/windows.ja-JP.ts';
import { messages as spanish } from '../../messages/windows.es-ES.ts';
import { messages as korean } from '../../messages/windows.ko-KR.ts';
import { account } from './account.ts';
import { autostart } from './autostart.ts';
import { backup } from './backup.ts';
import { exportText } from './exportText.ts';
import { icon } from './icon.ts';
import { storage } from './storage.ts';
import { tray } from './tray.ts';

/** The screens of the Windows app, in the style of Windows 11. */
export const windows = platform(
  'windows',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [storage, account, exportText, backup, icon, autostart, tray],
);

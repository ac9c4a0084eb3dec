import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/macos.de-DE.ts';
import { messages as english } from '../../messages/macos.en-US.ts';
import { messages as japanese } from '../../messages/macos.ja-JP.ts';
import { messages as spanish } from '../../messages/macos.es-ES.ts';
import { messages as korean } from '../../messages/macos.ko-KR.ts';
import { backup } from './backup.ts';
import { blockAutostart } from './blockAutostart.ts';
import { blockCopy } from './blockCopy.ts';
import { blockHide } from './blockHide.ts';
import { blockIcon } from './blockIcon.ts';
import { blockOtpuri } from './blockOtpuri.ts';
import { blockProtection } from './blockProtection.ts';
import { blockRestore } from './blockRestore.ts';
import { codes } from './codes.ts';
import { exportWindow } from './exportWindow.ts';
import { keychain } from './keychain.ts';
import { scan } from './scan.ts';
import { statusBar } from './statusBar.ts';
import { touchId } from './touchId.ts';

export const macos = platform(
  'macos',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [
    codes,
    scan,
    touchId,
    statusBar,
    exportWindow,
    backup,
    keychain,
    blockOtpuri,
    blockRestore,
    blockIcon,
    blockHide,
    blockAutostart,
    blockCopy,
    blockProtection,
  ],
);

import { platform } from '../../drawing.ts';
import { words as german } from '../../words/macos.de-DE.ts';
import { words as english } from '../../words/macos.en-US.ts';
import { words as japanese } from '../../words/macos.ja-JP.ts';
import { words as spanish } from '../../words/macos.es-ES.ts';
import { words as korean } from '../../words/macos.ko-KR.ts';
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

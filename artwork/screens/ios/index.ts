import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/ios.de-DE.ts';
import { messages as english } from '../../messages/ios.en-US.ts';
import { messages as japanese } from '../../messages/ios.ja-JP.ts';
import { messages as spanish } from '../../messages/ios.es-ES.ts';
import { messages as korean } from '../../messages/ios.ko-KR.ts';
import { blockCopy } from './blockCopy.ts';
import { blockIcloud } from './blockIcloud.ts';
import { blockIcon } from './blockIcon.ts';
import { blockWatch } from './blockWatch.ts';
import { blockWidgets } from './blockWidgets.ts';
import { codes } from './codes.ts';
import { exportQr } from './export.ts';
import { hidden } from './hidden.ts';
import { scan } from './scan.ts';
import { unlock } from './unlock.ts';

export const ios = platform(
  'ios',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [
    codes,
    scan,
    unlock,
    hidden,
    exportQr,
    blockIcon,
    blockCopy,
    blockWidgets,
    blockWatch,
    blockIcloud,
  ],
);

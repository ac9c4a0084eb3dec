import { platform } from '../../drawing.ts';
import { words as german } from '../../words/ios.de-DE.ts';
import { words as english } from '../../words/ios.en-US.ts';
import { words as japanese } from '../../words/ios.ja-JP.ts';
import { words as spanish } from '../../words/ios.es-ES.ts';
import { words as korean } from '../../words/ios.ko-KR.ts';
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

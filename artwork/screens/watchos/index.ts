import { platform } from '../../drawing.ts';
import { words as german } from '../../words/watchos.de-DE.ts';
import { words as english } from '../../words/watchos.en-US.ts';
import { words as japanese } from '../../words/watchos.ja-JP.ts';
import { words as spanish } from '../../words/watchos.es-ES.ts';
import { words as korean } from '../../words/watchos.ko-KR.ts';
import { list } from './list.ts';
import { ring } from './ring.ts';

export const watchos = platform(
  'watchos',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [ring, list],
);

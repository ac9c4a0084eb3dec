import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/watchos.de-DE.ts';
import { messages as english } from '../../messages/watchos.en-US.ts';
import { messages as japanese } from '../../messages/watchos.ja-JP.ts';
import { messages as spanish } from '../../messages/watchos.es-ES.ts';
import { messages as korean } from '../../messages/watchos.ko-KR.ts';
import { list } from './list.ts';
import { ring } from './ring.ts';

export const watchos = platform(
  'watchos',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [ring, list],
);

import { platform } from '../../drawing.ts';
import { words as german } from '../../words/ios-widget.de-DE.ts';
import { words as english } from '../../words/ios-widget.en-US.ts';
import { words as japanese } from '../../words/ios-widget.ja-JP.ts';
import { words as spanish } from '../../words/ios-widget.es-ES.ts';
import { words as korean } from '../../words/ios-widget.ko-KR.ts';
import { homeScreenWidgets } from './homeScreen.ts';
import { large } from './large.ts';

export const iosWidget = platform(
  'ios-widget',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [homeScreenWidgets, large],
);

import { platform } from '../../drawing.ts';
import { messages as german } from '../../messages/ios-widget.de-DE.ts';
import { messages as english } from '../../messages/ios-widget.en-US.ts';
import { messages as japanese } from '../../messages/ios-widget.ja-JP.ts';
import { messages as spanish } from '../../messages/ios-widget.es-ES.ts';
import { messages as korean } from '../../messages/ios-widget.ko-KR.ts';
import { homeScreenWidgets } from './homeScreen.ts';
import { large } from './large.ts';

export const iosWidget = platform(
  'ios-widget',
  { 'en-US': english, 'ko-KR': korean, 'ja-JP': japanese, 'de-DE': german, 'es-ES': spanish },
  [homeScreenWidgets, large],
);

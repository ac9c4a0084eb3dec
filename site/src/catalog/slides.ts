import type { Messages } from '../i18n/messageTypes.ts';

/** A slide of a carousel by the key of the message that describes it: its tab, a dash and its slug. */
export type AppSlide = keyof Messages['apps']['pictures'];
export type LoginSlide = keyof Messages['login']['pictures'];
export type Slide = AppSlide | LoginSlide;
/** A block of picture and text by the key of its messages: its tab, a dash and its slug. */
export type Block = keyof Messages['appProse']['blocks'];

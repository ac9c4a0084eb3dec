import type { Messages } from '../i18n/messageTypes.ts';

/** A carousel picture by the words that describe it: its tab, a dash, and its slug. */
export type AppSlide = keyof Messages['apps']['pictures'];
export type LoginSlide = keyof Messages['login']['pictures'];
export type Slide = AppSlide | LoginSlide;
/** A block of picture and text by its words: its tab, a dash, and its slug. */
export type Block = keyof Messages['appProse']['blocks'];

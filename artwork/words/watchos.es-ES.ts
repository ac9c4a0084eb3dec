import type { WatchosWords } from './watchos.en-US.ts';

export const words: WatchosWords = { title: 'Códigos', remaining: 'quedan 19 s' };

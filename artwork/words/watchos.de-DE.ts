import type { WatchosWords } from './watchos.en-US.ts';

export const words: WatchosWords = { title: 'Codes', remaining: 'noch 19 s' };

import type { WatchosWords } from './watchos.en-US.ts';

export const words: WatchosWords = { title: '코드', remaining: '19초 남음' };

import type { WatchosWords } from './watchos.en-US.ts';

export const words: WatchosWords = { title: 'コード', remaining: '残り 19 秒' };

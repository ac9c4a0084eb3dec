import type { WatchosMessages } from './watchos.en-US.ts';

export const messages: WatchosMessages = { title: '코드', remaining: '13초 남음' };

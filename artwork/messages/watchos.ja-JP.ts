import type { WatchosMessages } from './watchos.en-US.ts';

export const messages: WatchosMessages = { title: 'コード', remaining: '残り 13 秒' };

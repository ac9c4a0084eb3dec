import type { WatchosMessages } from './watchos.en-US.ts';

export const messages: WatchosMessages = { title: 'Codes', remaining: 'noch 13 s' };

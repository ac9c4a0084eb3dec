import type { WatchosMessages } from './watchos.en-US.ts';

export const messages: WatchosMessages = { title: 'Códigos', remaining: 'quedan 13 s' };

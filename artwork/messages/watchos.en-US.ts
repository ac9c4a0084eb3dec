export const messages = { title: 'Codes', remaining: '19 s left' };

export type WatchosMessages = typeof messages;

export const messages = { title: 'Codes', remaining: '13 s left' };

export type WatchosMessages = typeof messages;

export const words = { title: 'Codes', remaining: '19 s left' };

export type WatchosWords = typeof words;

export { readQr } from './read.ts';
export type { ReadLimit } from './read.ts';
export type { Picture } from './gray.ts';

/** Reads the QR codes in a picture. README.md explains how it works. */

export { readQr } from './readQr.ts';
export type { ReadLimit } from './readQr.ts';
export type { Picture } from './gray.ts';

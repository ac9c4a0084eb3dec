/**
 * Reads the QR codes in a picture. What there is to know is in README.md; this is all that the
 * rest of the project uses.
 */

/** The texts of the codes in a picture, within a time. */
export { readQr } from './read.ts';

/** When to give up, and on which clock. */
export type { ReadLimit } from './read.ts';

/** Pixels as a canvas gives them. */
export type { Picture } from './gray.ts';

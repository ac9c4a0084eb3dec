import type { WriteOptions } from '../format.ts';

/** The arguments of a function that encrypts a file. */
export interface EncryptOptions extends WriteOptions {
  readonly password: string;
}

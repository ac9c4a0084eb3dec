import type { OnProgress, Recognizer } from '../encryptedFile.ts';
import { DecryptionError, type DecryptionFailure } from '../errors.ts';
import { givenFile } from './givenFile.ts';

/** Why a file can't be decrypted. `toEqual({ failure })` accepts it. */
export class Failure {
  readonly failure: DecryptionFailure | 'not-recognized';

  constructor(failure: Failure['failure']) {
    this.failure = failure;
  }

  toString(): string {
    return `failure: ${this.failure}`;
  }
}

/** Recognizes and decrypts a file. Returns its plain text, or why it can't be decrypted. */
export async function decryptWith(
  recognize: Recognizer,
  content: Uint8Array | string,
  password: string,
  onProgress?: OnProgress,
): Promise<string | Failure> {
  const file = recognize(givenFile(content));
  if (file === undefined) return new Failure('not-recognized');
  try {
    return await file.decrypt(password, onProgress);
  } catch (error) {
    if (error instanceof DecryptionError) return new Failure(error.reason);
    throw error;
  }
}

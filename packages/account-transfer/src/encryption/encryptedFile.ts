/** The content of a file, in each form that a recognizer may look at. */
export interface GivenFile {
  readonly bytes: Uint8Array;
  /** The file as text without white space around it. Undefined if the file is binary. */
  readonly text: string | undefined;
  /** The text as parsed JSON. Undefined if it isn't JSON, or nested too deeply. */
  readonly json: unknown;
}

/** Receives the share of the key derivation that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** A file that needs a password. */
export interface EncryptedFile {
  /** The app that wrote the file, as people know it, such as 'Aegis'. */
  readonly app: string;
  /**
   * Returns the file that the app would have written without encryption, as `readText` of @otp-lab/otp/read reads it.
   *
   * @throws {DecryptionError} if the file can't be decrypted. Any other error counts as `damaged`.
   */
  readonly decrypt: (password: string, onProgress?: OnProgress) => Promise<string>;
}

/**
 * Recognizes the encrypted files of one app. Returns undefined for all other files, including this app's unencrypted
 * files. Looks only at marks of the format and never throws: `decrypt` reports damage and versions that aren't
 * supported.
 */
export type Recognizer = (file: GivenFile) => EncryptedFile | undefined;

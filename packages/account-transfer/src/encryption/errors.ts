/** The reasons why a file can't be decrypted. `OpenError` has the same reasons. */
export type DecryptionFailure =
  | 'wrong-password'
  | 'damaged'
  | 'unsupported'
  | 'too-much-memory'
  | 'insecure-context';

/** The base class of failures to expect, such as a wrong password. Each subclass has its own reason. */
export class DecryptionError extends Error {
  readonly reason: DecryptionFailure;

  constructor(reason: DecryptionFailure, message: string = reason) {
    super(message);
    this.name = new.target.name;
    this.reason = reason;
  }
}

/** The password is wrong, or the encrypted content was changed. A cipher can't tell which. */
export class WrongPasswordError extends DecryptionError {
  constructor(message?: string) {
    super('wrong-password', message);
  }
}

/** The file is cut off or contradicts itself, whatever the password is. */
export class DamagedFileError extends DecryptionError {
  constructor(message?: string) {
    super('damaged', message);
  }
}

/** The file has a version, a cipher or a parameter that isn't supported. */
export class UnsupportedError extends DecryptionError {
  constructor(message?: string) {
    super('unsupported', message);
  }
}

/** The key derivation needs more memory than this package allows, or than this device has. */
export class TooMuchMemoryError extends DecryptionError {
  constructor(message?: string) {
    super('too-much-memory', message);
  }
}

/** WebCrypto is missing, because the browser opened the page without HTTPS. */
export class InsecureContextError extends DecryptionError {
  constructor(message?: string) {
    super('insecure-context', message);
  }
}

import { recognizeAegis } from './aegis.ts';
import { recognizeAndotp } from './andotp.ts';
import { recognizeAuthenticatorExtension } from './authenticatorExtension.ts';
import { recognizeBitwarden } from './bitwarden.ts';
import type { EncryptedFile, GivenFile, Recognizer } from './encryptedFile.ts';
import { recognizeEnte } from './ente.ts';
import { recognizeFreeotp } from './freeotp.ts';
import { recognizePem } from './pem.ts';
import { recognizeProton } from './proton.ts';
import { recognizeStratum } from './stratum.ts';
import { recognizeTwofas } from './twofas.ts';

/**
 * The first recognizer that knows a file opens it. andOTP's comes last: nothing marks its backups, so it takes any
 * random bytes for one.
 */
const recognizers: readonly Recognizer[] = [
  recognizeAegis,
  recognizeTwofas,
  recognizeBitwarden,
  recognizeEnte,
  recognizeProton,
  recognizeAuthenticatorExtension,
  recognizePem,
  recognizeStratum,
  recognizeFreeotp,
  recognizeAndotp,
];

/** Returns the file with the function that decrypts it, or undefined if no known app encrypts like this. */
export function recognizeEncrypted(file: GivenFile): EncryptedFile | undefined {
  for (const recognize of recognizers) {
    const encrypted = recognize(file);
    if (encrypted !== undefined) return encrypted;
  }
  return undefined;
}

/** A binary backup that this package recognizes, but can't read. */
export type ClosedFile = 'freeotp' | 'stratum' | 'andotp' | 'authenticator-plus';

/** The first bytes of a Java object stream, such as the backup of FreeOTP 2. */
const javaStream = [0xac, 0xed, 0x00, 0x05];

/**
 * Bounds of the number of iterations at the start of an andOTP backup. andOTP picks a random number from 140,000 to
 * 160,000.
 */
const andotpIterations = { min: 100_000, max: 200_000 } as const;

/** The length of an andOTP backup without content: iterations, salt, nonce and tag. */
const andotpOverhead = 44;

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(start, start + length));
}

/**
 * Recognizes a binary backup by its first bytes. Sources (read 2026-11-24):
 *
 * - FreeOTP 2: a Java `HashMap`; Aegis, `importers/FreeOtpImporter.java`.
 * - Stratum: stratumauth/app, `Backup/Encryption/StrongBackupEncryption.cs`, `LegacyBackupEncryption.cs`.
 * - Authenticator Plus: an encrypted ZIP file with 'Accounts.txt'; Aegis,
 *   `importers/AuthenticatorPlusImporter.java`.
 * - andOTP: no mark, but a plausible number of iterations; Aegis, `importers/AndOtpImporter.java`;
 *   andOTP, `Utilities/Constants.java`.
 */
export function recognizeClosedFile(bytes: Uint8Array): ClosedFile | undefined {
  if (javaStream.every((byte, index) => bytes[index] === byte)) return 'freeotp';
  if (/^authenticatorpro$/i.test(textAt(bytes, 0, 16))) return 'stratum';
  if (textAt(bytes, 0, 4) === 'PK\u0003\u0004' && textAt(bytes, 30, 12) === 'Accounts.txt')
    return 'authenticator-plus';
  if (bytes.length < andotpOverhead) return undefined;
  const iterations = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const { min, max } = andotpIterations;
  return iterations >= min && iterations <= max ? 'andotp' : undefined;
}

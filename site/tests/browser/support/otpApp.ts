import { createHmac } from 'node:crypto';

/** What an authenticator app does; by default what RFC 4226 says, for the lab's sample secret. */
interface OtpApp {
  readonly key?: string | Uint8Array;
  readonly algorithm?: string;
  readonly digits?: number;
  readonly counter: number | bigint;
  /** The byte of the hash that holds the offset; the last by default. */
  readonly offsetByte?: number;
}

/** The secret that the lab uses while its field is empty (RFC 4226, appendix D). */
export const sampleKey = '12345678901234567890';
export const sampleSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The code that such an app shows. */
export function shownCode(app: OtpApp): string {
  const { key = sampleKey, algorithm = 'sha1', digits = 6, counter, offsetByte = -1 } = app;
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac(algorithm, key).update(message).digest();
  const offset = (mac.at(offsetByte) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

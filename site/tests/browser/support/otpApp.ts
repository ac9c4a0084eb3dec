import { createHmac } from 'node:crypto';

/** How an app computes a code. By default it follows RFC 4226, and has the lab's sample secret. */
interface OtpApp {
  readonly key?: string | Uint8Array;
  readonly algorithm?: string;
  readonly digits?: number;
  readonly counter: number | bigint;
  /** The index of the hash byte that contains the offset. A negative index counts from the end. */
  readonly offsetByte?: number;
}

/** The key that the lab uses while the secret's field is empty (RFC 4226, appendix D). */
export const sampleKey = '12345678901234567890';
/** `sampleKey` in Base32. */
export const sampleSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Returns the code that an app shows. */
export function shownCode(app: OtpApp): string {
  const { key = sampleKey, algorithm = 'sha1', digits = 6, counter, offsetByte = -1 } = app;
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac(algorithm, key).update(message).digest();
  const offset = (mac.at(offsetByte) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits).padStart(digits, '0');
}

import { hmac } from '@noble/hashes/hmac.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { decodeTypedBase32 } from '../../base32.ts';
import { toHex } from '../../hex.ts';
import { counterBytes, hmacOf, truncate } from '../../hotp.ts';
import { steamCode } from '../../steamCode.ts';
import { counterAt } from '../../totp.ts';
import { type ProprietaryAccount, proprietarySettings } from './proprietaryAccount.ts';

/** Yandex uses the first 16 bytes of a key. Longer keys end with a checksum. */
const yandexKeyLength = 16;

function keyOf({ secret }: ProprietaryAccount): Uint8Array {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) throw new RangeError(`the secret is not Base32: ${decoded.error.kind}`);
  return decoded.bytes;
}

/** Returns the beginning of an MD5 hash. The hashed text is the time step, the secret and the PIN. */
function motpCode(secret: string, pin: string, counter: bigint): string {
  const digest = md5(new TextEncoder().encode(`${counter}${secret}${pin}`));
  return toHex(digest).slice(0, proprietarySettings.motp.digits);
}

/**
 * Returns a 63-bit number in base 26, as lower-case letters. The key of the HMAC is SHA-256 of the PIN and the
 * secret, without a leading zero byte.
 */
function yandexCode(key: Uint8Array, pin: string, counter: bigint): string {
  const hash = sha256(
    Uint8Array.from([...new TextEncoder().encode(pin), ...key.subarray(0, yandexKeyLength)]),
  );
  const mac = hmac(sha256, hash[0] === 0 ? hash.subarray(1) : hash, counterBytes(counter));
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  let number = view.getBigUint64((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff_ffff_ffffn;
  let code = '';
  for (let length = 0; length < proprietarySettings.yandex.digits; length += 1) {
    code = String.fromCodePoint(0x61 + Number(number % 26n)) + code;
    number /= 26n;
  }
  return code;
}

/**
 * Returns the code of an account with a proprietary type, as these apps compute it (2026-11):
 *
 * - Steam: beemdevelopment/Aegis, `crypto/otp/OTP.java`; stratumauth/app, `Generator/SteamOtp.cs`.
 * - Mobile-OTP: Aegis, `crypto/otp/MOTP.java` and its test vectors; Stratum, `Generator/MobileOtp.cs`.
 * - Yandex: Aegis, `crypto/otp/YAOTP.java` and its test vectors; Stratum, `Generator/YandexOtp.cs`.
 *
 * @param pin ignored by Steam
 * @param seconds Unix time, 0 or more. May have a fraction.
 * @throws {RangeError} if the secret of a Steam or Yandex account isn't Base32, or if the time is negative
 */
export function proprietaryCode(account: ProprietaryAccount, pin: string, seconds: number): string {
  const counter = counterAt(seconds, proprietarySettings[account.type].period);
  if (account.type === 'motp') return motpCode(account.secret, pin, counter);
  const key = keyOf(account);
  if (account.type === 'yandex') return yandexCode(key, pin, counter);
  const number = truncate(hmacOf({ secret: key, counter, algorithm: 'SHA1' }));
  return steamCode(number, proprietarySettings.steam.digits);
}

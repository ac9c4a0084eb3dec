import { generateHOTP, generateTOTP, verifyHOTP, verifyTOTPWithGracePeriod } from '@oslojs/otp';
import { atSecond, needs, serve } from './serve.mjs';

const bytes = (hex) => new Uint8Array(Buffer.from(hex, 'hex'));

await serve({
  codes({ type, key, algorithm, digits, counter, seconds, period }) {
    needs(algorithm === 'SHA1', algorithm);
    return type === 'hotp'
      ? generateHOTP(bytes(key), BigInt(counter), digits)
      : atSecond(seconds, () => generateTOTP(bytes(key), period, digits));
  },
  verification({
    type,
    key,
    algorithm,
    digits,
    counter,
    seconds,
    period,
    typed,
    behind,
    ahead,
    used,
  }) {
    needs(algorithm === 'SHA1', algorithm);
    needs(used === undefined, 'codes already used');
    needs(behind === ahead, 'a window with different sizes before and after');
    needs(typeof typed === 'string', 'codes as numbers');
    const accepted =
      type === 'hotp'
        ? verifyHOTP(bytes(key), BigInt(counter), digits, typed)
        : atSecond(seconds, () =>
            verifyTOTPWithGracePeriod(bytes(key), period, digits, typed, ahead * period),
          );
    return { accepted };
  },
});

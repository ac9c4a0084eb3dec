import jsotp from 'jsotp';
import { atSecond, base32Of, counterNumber, needs, serve } from './serve.mjs';

function otpOf({ type, key, algorithm, digits, period }) {
  if (type === 'hotp') return jsotp.HOTP(base32Of(key), digits, algorithm.replace('SHA', 'SHA-'));
  needs(algorithm === 'SHA1', algorithm);
  needs(digits === 6, `${digits} digits`);
  return jsotp.TOTP(base32Of(key), period);
}

await serve({
  codes(input) {
    const otp = otpOf(input);
    return input.type === 'hotp'
      ? otp.at(counterNumber(input.counter))
      : atSecond(input.seconds, () => otp.now());
  },
  base32: ({ text }) => Buffer.from(jsotp.Base32.decode(text), 'latin1').toString('hex'),
  verification({ typed, behind, ahead, used, ...input }) {
    needs(used === undefined, 'codes already used');
    needs(behind === 0 && ahead === 0, 'a window');
    const otp = otpOf(input);
    const accepted =
      input.type === 'hotp'
        ? otp.verify(typed, counterNumber(input.counter))
        : atSecond(input.seconds, () => otp.verify(typed));
    return { accepted };
  },
});

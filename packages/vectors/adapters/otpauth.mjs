import { HOTP, Secret, TOTP, URI } from 'otpauth';
import { counterNumber, needs, serve } from './serve.mjs';

const optionsOf = ({ key, algorithm, digits, counter, seconds, period }) => ({
  secret: Secret.fromHex(key),
  algorithm,
  digits,
  ...(seconds === undefined
    ? { counter: counterNumber(counter) }
    : { timestamp: seconds * 1000, period }),
});

await serve({
  codes: (input) => (input.type === 'totp' ? TOTP : HOTP).generate(optionsOf(input)),
  base32: ({ text }) => Secret.fromBase32(text).hex.toLowerCase(),
  uris({ uri, seconds }) {
    const otp = URI.parse(uri);
    const isTotp = otp instanceof TOTP;
    return {
      account: {
        type: isTotp ? 'totp' : 'hotp',
        issuer: otp.issuer,
        account: otp.label,
        key: otp.secret.hex.toLowerCase(),
        algorithm: otp.algorithm,
        digits: otp.digits,
        ...(isTotp ? { period: otp.period } : { counter: String(otp.counter) }),
      },
      code: isTotp
        ? otp.generate({ timestamp: seconds * 1000 })
        : otp.generate({ counter: otp.counter }),
    };
  },
  verification({ typed, behind, ahead, used, ...input }) {
    needs(used === undefined, 'codes already used');
    needs(behind === ahead, 'a window with different sizes before and after');
    const options = { ...optionsOf(input), token: typed, window: ahead };
    return { accepted: (input.type === 'totp' ? TOTP : HOTP).validate(options) !== null };
  },
});

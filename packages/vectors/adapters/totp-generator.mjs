import { TOTP } from 'totp-generator';
import { base32Of, needs, serve } from './serve.mjs';

await serve({
  async codes({ type, key, algorithm, digits, seconds, period }) {
    needs(type === 'totp', 'hotp');
    const options = {
      digits,
      algorithm: algorithm.replace('SHA', 'SHA-'),
      period,
      timestamp: seconds * 1000,
    };
    return (await TOTP.generate(base32Of(key), options)).otp;
  },
  // The library doesn't expose the decoded key, so the code is compared.
  base32: async ({ text, seconds }) => ({
    code: (await TOTP.generate(text, { timestamp: seconds * 1000 })).otp,
  }),
});

import twoFactor from 'node-2fa';
import { atSecond, base32Of, needs, serve } from './serve.mjs';

function plainOnly({ type, algorithm, digits, period }) {
  needs(type === 'totp', 'hotp');
  needs(algorithm === 'SHA1', algorithm);
  needs(digits === 6, `${digits} digits`);
  needs(period === 30, `periods of ${period} s`);
}

function codeOf(secret, seconds) {
  const token = atSecond(seconds, () => twoFactor.generateToken(secret));
  if (token === null) throw new Error('null');
  return token.token;
}

await serve({
  codes(input) {
    plainOnly(input);
    return codeOf(base32Of(input.key), input.seconds);
  },
  // The library doesn't expose the decoded key, so the code is compared.
  base32: ({ text, seconds }) => ({ code: codeOf(text, seconds) }),
  verification({ typed, behind, ahead, used, ...input }) {
    plainOnly(input);
    needs(used === undefined, 'codes already used');
    needs(behind === ahead, 'a window with different sizes before and after');
    needs(typeof typed === 'string', 'codes as numbers');
    const delta = atSecond(input.seconds, () =>
      twoFactor.verifyToken(base32Of(input.key), typed, ahead),
    );
    return { accepted: delta !== null };
  },
});

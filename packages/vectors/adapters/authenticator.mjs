import authenticator from 'authenticator';
import { atSecond, base32Of, needs, serve } from './serve.mjs';

function plainOnly({ type, algorithm, digits, period }) {
  needs(type === 'totp', 'hotp');
  needs(algorithm === 'SHA1', algorithm);
  needs(digits === 6, `${digits} digits`);
  needs(period === 30, `periods of ${period} s`);
}

await serve({
  codes(input) {
    plainOnly(input);
    return atSecond(input.seconds, () => authenticator.generateToken(base32Of(input.key)));
  },
  // The library doesn't expose the decoded key, so the code is compared.
  base32: ({ text, seconds }) => ({
    code: atSecond(seconds, () => authenticator.generateToken(text)),
  }),
  verification({ typed, behind, ahead, used, ...input }) {
    plainOnly(input);
    needs(used === undefined, 'codes already used');
    needs(typeof typed === 'string', 'codes as numbers');
    needs(behind === 1 && ahead === 1, 'a window other than one step before and after');
    const delta = atSecond(input.seconds, () =>
      authenticator.verifyToken(base32Of(input.key), typed),
    );
    return { accepted: delta !== null };
  },
});

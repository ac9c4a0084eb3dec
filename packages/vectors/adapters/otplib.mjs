import { parse } from '@otplib/uri';
import { generateSync, ScureBase32Plugin, verifySync } from 'otplib';
import { counterNumber, serve } from './serve.mjs';

const optionsOf = ({ type, key, algorithm, digits, counter, seconds, period }) => ({
  strategy: type,
  secret: Buffer.from(key, 'hex'),
  algorithm: algorithm.toLowerCase(),
  digits,
  ...(type === 'totp' ? { epoch: seconds, period } : { counter: counterNumber(counter) }),
});

const decode = (text) => Buffer.from(new ScureBase32Plugin().decode(text)).toString('hex');

await serve({
  codes: (input) => generateSync(optionsOf(input)),
  base32: ({ text }) => decode(text),
  uris({ uri, seconds }) {
    const { type, params } = parse(uri);
    const { issuer, secret, algorithm = 'sha1', digits = 6, period = 30, counter = 0 } = params;
    const isTotp = type === 'totp';
    return {
      account: {
        type,
        ...(issuer === undefined ? {} : { issuer }),
        key: decode(secret),
        algorithm: algorithm.toUpperCase(),
        digits,
        ...(isTotp ? { period } : { counter: String(counter) }),
      },
      code: generateSync({
        strategy: type,
        secret,
        algorithm,
        digits,
        ...(isTotp ? { epoch: seconds, period } : { counter }),
      }),
    };
  },
  verification({ typed, behind, ahead, used, ...input }) {
    const { period } = input;
    const window =
      input.type === 'totp'
        ? { epochTolerance: [behind * period, ahead * period] }
        : { counterTolerance: [behind, ahead] };
    const after =
      used === undefined || input.type === 'hotp' ? {} : { afterTimeStep: Number(used) };
    const { valid } = verifySync({ ...optionsOf(input), token: typed, ...window, ...after });
    return { accepted: valid };
  },
});

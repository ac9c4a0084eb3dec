import { Hotp, Totp } from 'time2fa';
import { atSecond, base32Of, counterNumber, needs, serve } from './serve.mjs';

const configOf = ({ key, algorithm, digits, period }) => ({
  algo: algorithm.toLowerCase(),
  digits,
  period,
  secretSize: key.length / 2,
});

await serve({
  codes(input) {
    const secret = base32Of(input.key);
    return input.type === 'hotp'
      ? Hotp.generatePasscode({ secret, counter: counterNumber(input.counter) }, configOf(input))
      : atSecond(input.seconds, () => Totp.generatePasscodes({ secret }, configOf(input)))[0];
  },
  verification({ typed, behind, ahead, used, ...input }) {
    needs(used === undefined, 'codes already used');
    needs(typeof typed === 'string', 'codes as numbers');
    needs(behind === ahead, 'a window with different sizes before and after');
    needs(input.type === 'totp' || ahead === 0, 'a window for hotp');
    const secret = base32Of(input.key);
    const accepted =
      input.type === 'hotp'
        ? Hotp.validate(
            { passcode: typed, secret, counter: counterNumber(input.counter) },
            configOf(input),
          )
        : atSecond(input.seconds, () =>
            Totp.validate({ passcode: typed, secret, drift: ahead }, configOf(input)),
          );
    return { accepted };
  },
});

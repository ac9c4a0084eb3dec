import notp from 'notp';
import { atSecond, counterNumber, needs, serve } from './serve.mjs';

await serve({
  codes({ type, key, algorithm, digits, counter, seconds, period }) {
    needs(algorithm === 'SHA1', algorithm);
    needs(digits === 6, `${digits} digits`);
    const bytes = Buffer.from(key, 'hex');
    return type === 'hotp'
      ? notp.hotp.gen(bytes, { counter: counterNumber(counter) })
      : atSecond(seconds, () => notp.totp.gen(bytes, { time: period }));
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
    needs(digits === 6, `${digits} digits`);
    needs(used === undefined, 'codes already used');
    needs(behind === ahead, 'a window with different sizes before and after');
    const bytes = Buffer.from(key, 'hex');
    const accepted =
      type === 'hotp'
        ? notp.hotp.verify(typed, bytes, { counter: counterNumber(counter), window: ahead })
        : atSecond(seconds, () => notp.totp.verify(typed, bytes, { time: period, window: ahead }));
    return { accepted: accepted !== null };
  },
});

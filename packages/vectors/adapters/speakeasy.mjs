import speakeasy from 'speakeasy';
import { counterNumber, needs, serve } from './serve.mjs';

const optionsOf = ({ key, algorithm, digits, counter, seconds, period }) => ({
  secret: key,
  encoding: 'hex',
  algorithm: algorithm.toLowerCase(),
  digits,
  ...(seconds === undefined
    ? { counter: counterNumber(counter) }
    : { time: seconds, step: period }),
});

await serve({
  codes: (input) => speakeasy[input.type](optionsOf(input)),
  // The library doesn't expose the decoded key, so the code is compared.
  base32: ({ text, seconds }) => ({
    code: speakeasy.totp({ secret: text, encoding: 'base32', time: seconds }),
  }),
  verification({ typed, behind, ahead, used, ...input }) {
    needs(used === undefined, 'codes already used');
    if (input.type === 'totp')
      needs(behind === ahead, 'a window with different sizes before and after');
    else needs(behind === 0, 'counters before the own one');
    const options = { ...optionsOf(input), token: typed, window: ahead };
    return { accepted: speakeasy[input.type].verify(options) };
  },
});

import { digitBounds } from '../hotp.ts';
import { type TypedCode, steamAlphabet, steamLength } from './code.ts';
import { type Change, type Display, digitsChange, lastDigits, standard } from './display.ts';
import { cuts, otherZeros } from './lengths.ts';
import type { MacNumbers } from './numbers.ts';
import { plainPart } from './parts.ts';
import { ratios } from './priors.ts';

const unsigned = (numbers: MacNumbers) => numbers.unsigned;
const byteNineteen = (numbers: MacNumbers) => numbers.byteNineteen;

/** A negative number of 32 bits without its sign. */
function signed(numbers: MacNumbers): number {
  return Math.min(numbers.unsigned, 2 ** 32 - numbers.unsigned);
}

function steamNumber(numbers: MacNumbers, code: TypedCode): number {
  if (!code.steam) return -1;
  let rest = numbers.standard;
  for (let place = 0; place < steamLength; place += 1) {
    if (steamAlphabet.charAt(rest % steamAlphabet.length) !== code.text.charAt(place)) return -1;
    rest = Math.floor(rest / steamAlphabet.length);
  }
  return numbers.standard;
}

/** Other ways of truncating, with as many digits as are shown. */
function otherTruncations(change: Change, shown: number): Display[] {
  const kinds = [
    ['byte 19', 'truncation:byte19', ratios.byteNineteen, byteNineteen],
    ['unsigned', 'truncation:sign', ratios.sign, unsigned],
    ['signed', 'truncation:sign', ratios.sign, signed],
  ] as const;
  return kinds.map(([identity, name, ratio, number]) => ({
    parts: [...change.parts, plainPart(name)],
    ratio: change.ratio * ratio,
    resets: change.resets,
    identity: `${identity} ${shown}`,
    numberBehind: lastDigits(number, shown),
  }));
}

/** Every way of showing a code with as many characters as the typed one has. */
export function displaysFor(wanted: number, code: TypedCode): Display[] {
  const shown = code.text.length;
  const steam: Display = {
    parts: [plainPart('alphabet:steam')],
    ratio: ratios.steam,
    resets: 0,
    identity: 'steam',
    numberBehind: steamNumber,
  };
  if (Number.isNaN(code.number)) return [steam];
  // What is shorter is being typed still, or has lost zeros.
  if (shown < digitBounds.least) return otherZeros(wanted, shown);
  const change = digitsChange(wanted, shown);
  return [
    { ...change, identity: `last ${shown}`, numberBehind: lastDigits(standard, shown) },
    ...otherTruncations(change, shown),
    ...otherZeros(wanted, shown),
    ...cuts(wanted, shown),
    ...(code.steam ? [steam] : []),
  ];
}

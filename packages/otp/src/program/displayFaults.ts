import { shownCode } from '../diagnosis/displays.ts';
import type { Format } from '../diagnosis/format.ts';
import { numberOfTruncation, type Truncation } from '../diagnosis/numbers.ts';
import { digitsPart, fixedOffset, plainPart } from '../diagnosis/parts.ts';
import { ratios } from '../diagnosis/priors.ts';
import { digitBounds, digitChoices } from '../settings.ts';
import { type Computation, type Fault, usual } from './computation.ts';

/** What 10^10 is in 32 bits. */
const tenDigitsIn32Bits = 1_410_065_408;

type Write = Computation['write'];

const shown =
  (formatOf: (digits: number) => Format): Write =>
  (number, digits) =>
    shownCode(formatOf(digits), number);

const writes = (write: Write): Fault['change'] =>
  function change(computation) {
    return { ...computation, write };
  };

const takes = (truncation: Truncation): Fault['change'] =>
  function change(computation) {
    return { ...computation, numberOf: numberOfTruncation(truncation) };
  };

const unsigned = numberOfTruncation('unsigned');
const signed = numberOfTruncation('signed');

/** Stands for the sign of a number of 32 bits. */
const minus = 2 ** 32;

/** A negative number written with its sign, which takes a place and is left out in reading. */
const writeSigned: Write = (number, digits) =>
  String(-((number - minus) % 10 ** digits))
    .padStart(digits, '0')
    .replace('-', '');

const sign = { part: plainPart('truncation:sign'), ratio: ratios.sign };

const truncations: readonly Fault[] = [
  {
    part: plainPart('truncation:byte19'),
    ratio: ratios.byteNineteen,
    change: (computation) =>
      computation.recipe.algorithm === 'SHA1' ? computation : takes('byte19')(computation),
  },
  { ...sign, change: takes('unsigned') },
  { ...sign, change: takes('signed') },
  {
    ...sign,
    change: (computation) => ({
      ...computation,
      numberOf: (mac) => (unsigned(mac) < minus / 2 ? unsigned(mac) : signed(mac) + minus),
      write: (number, digits) => (number < minus ? computation.write : writeSigned)(number, digits),
    }),
  },
  { part: plainPart('truncation:hex'), ratio: ratios.hexText, change: takes('hex-bytes') },
  { part: plainPart('truncation:hex'), ratio: ratios.hexText, change: takes('hex-offset') },
  ...Array.from({ length: 16 }, (_, offset): Fault => ({
    part: fixedOffset(offset),
    ratio: ratios.fixedOffset,
    leastCodes: 3,
    change: takes(offset),
  })),
  {
    part: plainPart('truncation:first-digits'),
    ratio: ratios.firstDigits,
    change: writes(shown((digits) => ({ kind: 'first-of-all', shown: digits }))),
  },
  {
    part: plainPart('truncation:modulo-32-bit'),
    ratio: ratios.modulo32Bit,
    change: (computation) =>
      computation.digits === 10
        ? writes(shown((digits) => ({ kind: 'last', modulus: tenDigitsIn32Bits, shown: digits })))(
            computation,
          )
        : computation,
  },
];

/** As many digits as this always, or no more of the number, with zeros in front of them. */
function digitFaults(digits: number): Fault[] {
  const part = digitsPart(digits);
  const ratio = digits === 6 ? usual : digits === 8 ? ratios.digitsEight : ratios.digitsOther;
  const padding: Fault['change'] = (computation) =>
    computation.digits <= digits
      ? computation
      : writes(shown((wanted) => ({ kind: 'last', modulus: 10 ** digits, shown: wanted })))(
          computation,
        );
  const always = { part, ratio, change: (one: Computation) => ({ ...one, digits }) };
  return digits === digitBounds.most
    ? [always]
    : [always, { part, ratio: ratios.digitsPadded, change: padding }];
}

/** A code of so many digits at most, cut at either end. */
function cutFaults(most: number): Fault[] {
  const cut =
    (slice: (code: string) => string): Fault['change'] =>
    (computation) => ({
      ...computation,
      write: (number, digits) => slice(computation.write(number, digits)),
    });
  return [
    {
      part: plainPart('code:cut-left'),
      ratio: ratios.cutLeft,
      change: cut((code) => code.slice(-most)),
    },
    {
      part: plainPart('code:cut-right'),
      ratio: ratios.cutRight,
      change: cut((code) => code.slice(0, most)),
    },
  ];
}

/** What a program may do otherwise in taking a number and writing it. */
export const displayFaults: readonly Fault[] = [
  ...truncations,
  ...digitChoices.flatMap(digitFaults),
  {
    part: plainPart('code:zeros-lost'),
    ratio: ratios.zerosLost,
    change: (computation) => ({
      ...computation,
      write: (number, digits) => computation.write(number, digits).replace(/^0+(?=.)/, ''),
    }),
  },
  ...digitChoices.filter((most) => most < digitBounds.most).flatMap(cutFaults),
  {
    part: plainPart('alphabet:steam'),
    ratio: ratios.steam,
    change: writes(shown(() => ({ kind: 'steam' }))),
  },
];

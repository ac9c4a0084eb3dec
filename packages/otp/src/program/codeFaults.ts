import { type Format, formatCode, tenDigitsIn32Bits } from '../diagnosis/format.ts';
import { truncationFunction, type Truncation } from '../diagnosis/truncations.ts';
import { truncationDeviations } from '../diagnosis/truncationDeviations.ts';
import { digitsPart, plainPart } from '../diagnosis/causeParts.ts';
import { ratios } from '../diagnosis/priors.ts';
import { digitBounds, digitChoices } from '../settings.ts';
import {
  commonFaultRatio,
  type Fault,
  type ProgramCausePart,
  type ProgramComputation,
  programPart,
  rareFaultRatio,
} from './programComputation.ts';
import { truncationFaults } from './truncationFaults.ts';

type FormatFunction = ProgramComputation['format'];

const formatFunction =
  (formatOf: (digits: number) => Format): FormatFunction =>
  (number, digits) =>
    formatCode(formatOf(digits), number);

const withFormat = (format: FormatFunction): Fault['change'] =>
  function change(computation) {
    return { ...computation, format };
  };

const withTruncation = (truncation: Truncation): Fault['change'] =>
  function change(computation) {
    return { ...computation, truncate: truncationFunction(truncation) };
  };

const unsigned = truncationFunction('unsigned');
const signed = truncationFunction('signed');

/**
 * `truncate` returns no negative numbers. So this fault adds 2^32 to the absolute value of a negative number, and
 * `formatSigned` subtracts it again.
 */
const negativeMark = 2 ** 32;

/**
 * Writes a negative number with its sign, which takes the place of a padding zero. Then removes the sign, as readers
 * do.
 */
const formatSigned: FormatFunction = (number, digits) =>
  String(-((number - negativeMark) % 10 ** digits))
    .padStart(digits, '0')
    .replace('-', '');

/** Byte 19 is the last byte of SHA1, so reading the offset there is correct. */
const isCorrectTruncation = (truncation: Truncation, { macMethod }: ProgramComputation) =>
  truncation === 'byte19' && macMethod.algorithm === 'SHA1';

const truncations: readonly Fault[] = [
  ...truncationDeviations.map(({ part, ratio, truncation }): Fault => ({
    part,
    ratio,
    ...(typeof truncation === 'number' ? { minCodes: 3 } : {}),
    change: (computation) =>
      isCorrectTruncation(truncation, computation)
        ? computation
        : withTruncation(truncation)(computation),
  })),
  {
    part: plainPart('truncation:sign'),
    ratio: ratios.sign,
    change: (computation) => ({
      ...computation,
      truncate: (mac) =>
        unsigned(mac) < negativeMark / 2 ? unsigned(mac) : signed(mac) + negativeMark,
      format: (number, digits) =>
        (number < negativeMark ? computation.format : formatSigned)(number, digits),
    }),
  },
  {
    part: plainPart('truncation:first-digits'),
    ratio: ratios.firstDigits,
    change: withFormat(formatFunction((digits) => ({ kind: 'first-of-all', length: digits }))),
  },
  {
    part: plainPart('truncation:modulo-32-bit'),
    ratio: ratios.modulo32Bit,
    change: (computation) =>
      computation.digits === 10
        ? withFormat(
            formatFunction((digits) => ({
              kind: 'last',
              modulus: tenDigitsIn32Bits,
              length: digits,
            })),
          )(computation)
        : computation,
  },
  // Programs that take no remainder pad short numbers with zeros, or don't.
  ...[String, (number: number, digits: number) => String(number).padStart(digits, '0')].map(
    (format): Fault => ({
      part: programPart('truncation', 'truncation-whole-number'),
      ratio: rareFaultRatio,
      change: withFormat(format),
    }),
  ),
  {
    part: programPart('truncation', 'truncation-modulo-nines'),
    ratio: rareFaultRatio,
    change: withFormat(
      formatFunction((digits) => ({ kind: 'last', modulus: 10 ** digits - 1, length: digits })),
    ),
  },
];

/** The program always shows this many digits. */
function alwaysDigits(digits: number): Fault {
  return {
    part: digitsPart(digits),
    ratio: digits === 6 ? commonFaultRatio : digits === 8 ? ratios.digitsEight : ratios.digitsOther,
    change: (computation) => ({ ...computation, digits }),
  };
}

/**
 * The program takes the remainder after dividing by 10^exponent, and pads it with zeros to the number of digits asked
 * for. Some programs do this for all inputs, others only for those that ask for more digits.
 */
function moduloFaults(exponent: number): Fault[] {
  const part: ProgramCausePart = {
    family: 'digits',
    name: `digits:modulo${exponent}`,
    kind: 'digits-modulo',
    values: { exponent },
  };
  const ratio = ratios.digitsPadded;
  const change = withFormat((number, digits) =>
    String(number % 10 ** exponent).padStart(digits, '0'),
  );
  return [
    { part, ratio, change },
    {
      part,
      ratio,
      change: (computation) => (computation.digits <= exponent ? computation : change(computation)),
    },
  ];
}

/** The program cuts longer codes to `maxLength` characters, at either end. */
function cutFaults(maxLength: number): Fault[] {
  const cut =
    (slice: (code: string) => string): Fault['change'] =>
    (computation) => ({
      ...computation,
      format: (number, digits) => slice(computation.format(number, digits)),
    });
  return [
    {
      part: plainPart('code:cut-left'),
      ratio: ratios.cutLeft,
      change: cut((code) => code.slice(-maxLength)),
    },
    {
      part: plainPart('code:cut-right'),
      ratio: ratios.cutRight,
      change: cut((code) => code.slice(0, maxLength)),
    },
  ];
}

/** The faults of the last two stages: truncation and format. */
export const codeFaults: readonly Fault[] = [
  ...truncations,
  ...truncationFaults,
  ...digitChoices.map(alwaysDigits),
  ...digitChoices.filter((digits) => digits < digitBounds.max).flatMap(moduloFaults),
  {
    part: plainPart('code:zeros-lost'),
    ratio: ratios.zerosLost,
    change: (computation) => ({
      ...computation,
      format: (number, digits) => computation.format(number, digits).replace(/^0+(?=.)/, ''),
    }),
  },
  {
    part: programPart('code', 'code-zeros-appended'),
    ratio: rareFaultRatio,
    change: withFormat((number, digits) => String(number % 10 ** digits).padEnd(digits, '0')),
  },
  ...digitChoices.filter((digits) => digits < digitBounds.max).flatMap(cutFaults),
  {
    part: plainPart('alphabet:steam'),
    ratio: ratios.steam,
    change: withFormat(formatFunction(() => ({ kind: 'steam' }))),
  },
];

import { type Format, formatCode } from '../diagnosis/format.ts';
import { truncationFunction, type Truncation } from '../diagnosis/truncations.ts';
import { digitsPart, fixedOffsetPart, plainPart } from '../diagnosis/causeParts.ts';
import { ratios } from '../diagnosis/priors.ts';
import { digitBounds, digitChoices } from '../settings.ts';
import { type ProgramComputation, type Fault, commonFaultRatio } from './programComputation.ts';

/** 10^10 modulo 2^32. */
const tenDigitsIn32Bits = 1_410_065_408;

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

/** Added to a 32-bit number to mark it as negative. */
const negativeMark = 2 ** 32;

/** Writes a negative number with its sign. The sign replaces a padding zero, and readers ignore it. */
const formatSigned: FormatFunction = (number, digits) =>
  String(-((number - negativeMark) % 10 ** digits))
    .padStart(digits, '0')
    .replace('-', '');

const sign = { part: plainPart('truncation:sign'), ratio: ratios.sign };

const truncations: readonly Fault[] = [
  {
    part: plainPart('truncation:byte19'),
    ratio: ratios.byteNineteen,
    change: (computation) =>
      computation.macMethod.algorithm === 'SHA1'
        ? computation
        : withTruncation('byte19')(computation),
  },
  { ...sign, change: withTruncation('unsigned') },
  { ...sign, change: withTruncation('signed') },
  {
    ...sign,
    change: (computation) => ({
      ...computation,
      truncate: (mac) =>
        unsigned(mac) < negativeMark / 2 ? unsigned(mac) : signed(mac) + negativeMark,
      format: (number, digits) =>
        (number < negativeMark ? computation.format : formatSigned)(number, digits),
    }),
  },
  { part: plainPart('truncation:hex'), ratio: ratios.hexText, change: withTruncation('hex-bytes') },
  {
    part: plainPart('truncation:hex'),
    ratio: ratios.hexText,
    change: withTruncation('hex-offset'),
  },
  ...Array.from({ length: 16 }, (_, offset): Fault => ({
    part: fixedOffsetPart(offset),
    ratio: ratios.fixedOffset,
    minCodes: 3,
    change: withTruncation(offset),
  })),
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
];

/** The program always shows this many digits, or computes no more and pads them with zeros. */
function digitFaults(digits: number): Fault[] {
  const part = digitsPart(digits);
  const ratio =
    digits === 6 ? commonFaultRatio : digits === 8 ? ratios.digitsEight : ratios.digitsOther;
  const pad: Fault['change'] = (computation) =>
    computation.digits <= digits
      ? computation
      : withFormat(
          formatFunction((wanted) => ({ kind: 'last', modulus: 10 ** digits, length: wanted })),
        )(computation);
  const always = { part, ratio, change: (one: ProgramComputation) => ({ ...one, digits }) };
  return digits === digitBounds.most
    ? [always]
    : [always, { part, ratio: ratios.digitsPadded, change: pad }];
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
  ...digitChoices.flatMap(digitFaults),
  {
    part: plainPart('code:zeros-lost'),
    ratio: ratios.zerosLost,
    change: (computation) => ({
      ...computation,
      format: (number, digits) => computation.format(number, digits).replace(/^0+(?=.)/, ''),
    }),
  },
  ...digitChoices.filter((digits) => digits < digitBounds.most).flatMap(cutFaults),
  {
    part: plainPart('alphabet:steam'),
    ratio: ratios.steam,
    change: withFormat(formatFunction(() => ({ kind: 'steam' }))),
  },
];

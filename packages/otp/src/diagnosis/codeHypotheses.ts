import { digitBounds } from '../settings.ts';
import { digitsPart, paddedDigitsPart, plainPart, wrongOffsetPart } from './causeParts.ts';
import { type Format, tenDigitsIn32Bits } from './format.ts';
import { asConfigured, combine, type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';
import type { TypedCode } from './readCode.ts';
import { truncationDeviations } from './truncationDeviations.ts';
import { offsets, type Truncate, type Truncation, truncationFunction } from './truncations.ts';
import type { PlainPartName } from './types.ts';

/**
 * A hypothesis about the last two stages: how an app turns a MAC into a code (RFC 4226 section 5.3).
 */
export interface CodeHypothesis extends Hypothesis {
  readonly truncation: Truncation;
  /** The function of `truncation`. */
  readonly truncate: Truncate;
  readonly format: Format;
  /**
   * The number of codes that a certain finding needs, 1 by default. It is higher in three cases:
   *
   * - An unknown truncation reads the same offset by accident in one code of 16.
   * - Digits in the middle of the number may be its first digits by accident.
   * - A person may leave out the code's first or last digits, or type extra zeros.
   */
  readonly minCodes?: number;
  /**
   * If the app's offset varies: equally likely hypotheses, one of which applies to each code after the first. By default,
   * one hypothesis applies to all codes.
   */
  readonly furtherHypotheses?: readonly CodeHypothesis[];
}

function truncatedBy(truncation: Truncation): Pick<CodeHypothesis, 'truncation' | 'truncate'> {
  return { truncation, truncate: truncationFunction(truncation) };
}

const standard = truncatedBy('standard');

/** The number of digits that apps fall back to. */
const defaultDigits = 6;

const plainHypothesis = (name: PlainPartName, ratio: number) =>
  hypothesisOf(plainPart(name), ratio);

/** Returns whether two hypotheses always turn the same MAC into the same code. */
export function hasSameOutput(first: CodeHypothesis, second: CodeHypothesis): boolean {
  const [firstFormat, secondFormat] = [first.format, second.format];
  if (first.truncation !== second.truncation || firstFormat.kind !== secondFormat.kind)
    return false;
  const both = { ...firstFormat, ...secondFormat };
  return Object.entries(firstFormat).every(([name, value]) => Reflect.get(both, name) === value);
}

function digitsHypothesis(wanted: number, digits: number): Hypothesis {
  if (digits === wanted) return asConfigured;
  const part = digitsPart(digits);
  if (digits === defaultDigits) return { parts: [part], ratio: 1, defaultedSettings: 1 };
  return hypothesisOf(part, digits === 8 ? ratios.digitsEight : ratios.digitsOther);
}

function lastDigits(digits: number, length = digits): Format {
  return { kind: 'last', modulus: 10 ** digits, length };
}

/** The code lost its leading zeros, or the app computed fewer digits and padded them with zeros. */
function zeroHypotheses(wanted: number, length: number): CodeHypothesis[] {
  const lost = [...new Set([wanted, defaultDigits])].map((digits): CodeHypothesis => {
    const zerosLost = plainHypothesis('code:zeros-lost', ratios.zerosLost);
    const format: Format = { kind: 'zeros-lost', modulus: 10 ** digits };
    return {
      ...combine(digitsHypothesis(wanted, digits), zerosLost),
      ...standard,
      format,
      minCodes: 2,
    };
  });
  // Either the app fills up the right digits to its own length, or the default digits to the right length.
  const padded = [
    [wanted, length],
    ...(length === wanted ? [[defaultDigits, defaultDigits] as const] : []),
  ] as const;
  return [
    ...lost,
    ...padded
      .filter(([computed, digits]) => computed < length && digits !== wanted)
      .map(([computed, digits]) => ({
        ...hypothesisOf(paddedDigitsPart(digits, computed), ratios.digitsPadded),
        ...standard,
        format: lastDigits(computed, length),
        minCodes: 2,
      })),
  ];
}

/**
 * Returns the number of codes that a certain finding of too few digits needs. Two, if one digit is missing: the person
 * may have left it out. Six digits need only one code, because apps fall back to six.
 */
function minCodesForLength(wanted: number, length: number): number {
  return length === wanted - 1 && length !== defaultDigits ? 2 : 1;
}

/**
 * Returns the number of codes that a certain finding of the first digits needs. If the number has no more digits than
 * the code, its first digits are also its last digits, which a correct app shows. This happens more often with long
 * codes: in 0.5% of codes with 7 digits, and in 5% of codes with 8 digits.
 */
function minCodesForFirstDigits(length: number): number {
  return Math.min(3, Math.max(1, length - defaultDigits + 1));
}

/** Returns the hypotheses that the app leaves out the first or the last digits. */
function cutHypotheses(wanted: number, length: number): CodeHypothesis[] {
  if (length >= wanted) return [];
  const left = plainHypothesis('code:cut-left', ratios.cutLeft);
  const right = plainHypothesis('code:cut-right', ratios.cutRight);
  return [
    {
      ...left,
      ...standard,
      format: lastDigits(length),
      minCodes: minCodesForLength(wanted, length),
    },
    { ...right, ...standard, format: { kind: 'first', digits: wanted, length }, minCodes: 2 },
  ];
}

/**
 * Returns the number of codes that a certain finding of a truncation needs. A single code may also come
 * from another wrong truncation that reads the same bytes by accident.
 */
function minCodesForTruncation(truncation: Truncation): number {
  return typeof truncation === 'number' ? 3 : 2;
}

/**
 * Returns the hypotheses that the app truncates in another way and shows `length` digits. A single code can't tell a
 * fixed offset from a wrongly computed one. So with a single code, the part says only that the offset is wrong.
 */
function truncationHypotheses(
  digits: Hypothesis,
  length: number,
  distinctCodes: number,
): CodeHypothesis[] {
  return truncationDeviations.map(({ part, ratio, truncation }) => {
    const isUnsure = typeof truncation === 'number' && distinctCodes === 1;
    return {
      ...combine(digits, hypothesisOf(isUnsure ? wrongOffsetPart : part, ratio)),
      ...truncatedBy(truncation),
      format: lastDigits(length),
      minCodes: minCodesForTruncation(truncation),
    };
  });
}

/**
 * Returns the hypotheses that the app reads the number of each code at another offset, one hypothesis for each offset of
 * the first code. For example, the app may take the offset from the wrong bits. The offsets are equally likely.
 *
 * @param wanted the number of digits in the settings
 */
export function varyingOffsetHypotheses(wanted: number, code: TypedCode): CodeHypothesis[] {
  const { length } = code.text;
  if (Number.isNaN(code.number) || length < digitBounds.min) return [];
  const ratio = ratios.varyingOffset / offsets.length;
  const ofOffsets = offsets.map((offset) => ({
    ...combine(digitsHypothesis(wanted, length), hypothesisOf(wrongOffsetPart, ratio)),
    ...truncatedBy(offset),
    format: lastDigits(length),
    minCodes: 2,
  }));
  return ofOffsets.map((hypothesis) => ({ ...hypothesis, furtherHypotheses: ofOffsets }));
}

function unsortedHypotheses(
  wanted: number,
  code: TypedCode,
  distinctCodes: number,
): CodeHypothesis[] {
  const { length } = code.text;
  const steam: CodeHypothesis = {
    ...plainHypothesis('alphabet:steam', ratios.steam),
    ...standard,
    format: { kind: 'steam' },
  };
  if (Number.isNaN(code.number)) return [steam];
  // A shorter code lost its zeros, or the person is still typing it.
  if (length < digitBounds.min) return zeroHypotheses(wanted, length);
  const digits = digitsHypothesis(wanted, length);
  const firstDigits = plainHypothesis('truncation:first-digits', ratios.firstDigits);
  const modulo32Bit: CodeHypothesis = {
    ...combine(digits, plainHypothesis('truncation:modulo-32-bit', ratios.modulo32Bit)),
    ...standard,
    format: { kind: 'last', modulus: tenDigitsIn32Bits, length },
  };
  return [
    {
      ...digits,
      ...standard,
      format: lastDigits(length),
      minCodes: minCodesForLength(wanted, length),
    },
    ...truncationHypotheses(digits, length, distinctCodes),
    {
      ...combine(digits, firstDigits),
      ...standard,
      format: { kind: 'first-of-all', length },
      minCodes: minCodesForFirstDigits(length),
    },
    ...(length === digitBounds.max ? [modulo32Bit] : []),
    ...zeroHypotheses(wanted, length),
    ...cutHypotheses(wanted, length),
    ...(code.isSteam ? [steam] : []),
  ];
}

/**
 * Returns all hypotheses that give codes as long as the typed one, most likely first.
 *
 * @param wanted the number of digits in the settings
 * @param distinctCodes how many different codes were typed
 */
export function codeHypothesesFor(
  wanted: number,
  code: TypedCode,
  distinctCodes: number,
): CodeHypothesis[] {
  return unsortedHypotheses(wanted, code, distinctCodes).toSorted((a, b) => b.ratio - a.ratio);
}

import { digitBounds } from '../settings.ts';
import { steamAlphabet, steamLength, type TypedCode } from './code.ts';
import type { Format } from './format.ts';
import { type NumberOf, numberOfTruncation, type Truncation } from './numbers.ts';
import { digitsPart, fixedOffset, paddedDigits, plainPart, type PlainName } from './parts.ts';
import { asSet, ratios, together, type Way, wayOf } from './priors.ts';

/** A way in which an app may have made a code of a MAC (RFC 4226 section 5.3). */
export interface Display extends Way {
  readonly truncation: Truncation;
  /** What the truncation's name stands for. */
  readonly numberOf: NumberOf;
  readonly format: Format;
  /**
   * How many codes it takes to be sure of it; one by default. An offset that comes about in a way
   * that nobody thought of is the same as this one in one code of sixteen, and of a code that ends
   * early, or lacks one digit or its zeros, the last or the first may not have been typed, and of one
   * with more zeros than it should have, they may have been typed by mistake.
   */
  readonly leastCodes?: number;
}

function taking(truncation: Truncation): Pick<Display, 'truncation' | 'numberOf'> {
  return { truncation, numberOf: numberOfTruncation(truncation) };
}

/** RFC 4226's truncation. */
const standard = taking('standard');

/** What apps fall back to. */
const defaultDigits = 6;
/** What 10^10 is in 32 bits: a number of 31 bits is cut by it, which 10^10 never does. */
const tenDigitsIn32Bits = 1_410_065_408;

const named = (name: PlainName, ratio: number) => wayOf(plainPart(name), ratio);

/** The number's places to the base of Steam's alphabet, the lowest first. */
function steamCode(number: number): string {
  let code = '';
  let rest = number;
  for (let place = 0; place < steamLength; place += 1) {
    code += steamAlphabet.charAt(rest % steamAlphabet.length);
    rest = Math.floor(rest / steamAlphabet.length);
  }
  return code;
}

/** The code that a format makes of a number. */
export function shownCode(format: Format, number: number): string {
  switch (format.kind) {
    case 'last':
      return String(number % format.modulus).padStart(format.shown, '0');
    case 'zeros-lost':
      return String(number % format.modulus);
    case 'first':
      return String(number % 10 ** format.digits)
        .padStart(format.digits, '0')
        .slice(0, format.shown);
    case 'first-of-all':
      return String(number).slice(0, format.shown).padStart(format.shown, '0');
    case 'steam':
      return steamCode(number);
    default:
      return format satisfies never;
  }
}

/** Whether a format makes this code of a number; quicker than making it where digits differ. */
export function shows(format: Format, number: number, code: TypedCode): boolean {
  if (number < 0) return false;
  if (format.kind === 'last' || format.kind === 'zeros-lost')
    if (number % format.modulus !== code.number) return false;
  return shownCode(format, number) === code.text;
}

/** Whether two displays give the same codes always. */
export function isSameDisplay(one: Display, other: Display): boolean {
  const [first, second] = [one.format, other.format];
  if (one.truncation !== other.truncation || first.kind !== second.kind) return false;
  const both = { ...first, ...second };
  return Object.entries(first).every(([name, value]) => Reflect.get(both, name) === value);
}

/** What another number of digits changes. */
function digitsWay(wanted: number, digits: number): Way {
  if (digits === wanted) return asSet;
  const part = digitsPart(digits);
  if (digits === defaultDigits) return { parts: [part], ratio: 1, resets: 1 };
  return wayOf(part, digits === 8 ? ratios.digitsEight : ratios.digitsOther);
}

function lastDigits(digits: number, shown = digits): Format {
  return { kind: 'last', modulus: 10 ** digits, shown };
}

/** Zeros in front of the code lost, or put there: too many digits shown, or too few computed. */
function otherZeros(wanted: number, shown: number): Display[] {
  const lost = [...new Set([wanted, defaultDigits])].map((digits): Display => {
    const way = wayOf(plainPart('code:zeros-lost'), ratios.zerosLost);
    const format: Format = { kind: 'zeros-lost', modulus: 10 ** digits };
    return { ...together(digitsWay(wanted, digits), way), ...standard, format, leastCodes: 2 };
  });
  const padded = [
    [wanted, shown],
    [defaultDigits, defaultDigits],
  ] as const;
  return [
    ...lost,
    ...padded
      .filter(([digits, named]) => digits < shown && named !== wanted)
      .map(([digits, named]) => ({
        ...wayOf(paddedDigits(named, digits), ratios.digitsPadded),
        ...standard,
        format: lastDigits(digits, shown),
        leastCodes: 2,
      })),
  ];
}

/** How many codes show that so few digits are the app's doing. */
function leastFor(wanted: number, shown: number): number {
  return shown === wanted - 1 && shown !== defaultDigits ? 2 : 1;
}

/** A code cut at either end. */
function cuts(wanted: number, shown: number): Display[] {
  if (shown >= wanted) return [];
  const left = wayOf(plainPart('code:cut-left'), ratios.cutLeft);
  const right = wayOf(plainPart('code:cut-right'), ratios.cutRight);
  return [
    { ...left, ...standard, format: lastDigits(shown), leastCodes: leastFor(wanted, shown) },
    { ...right, ...standard, format: { kind: 'first', digits: wanted, shown }, leastCodes: 2 },
  ];
}

/** Other ways of truncating, with as many digits as are shown. */
function otherTruncations(way: Way, shown: number): Display[] {
  const kinds: readonly (readonly [Way, Truncation, number])[] = [
    [named('truncation:byte19', ratios.byteNineteen), 'byte19', 2],
    [named('truncation:sign', ratios.sign), 'unsigned', 1],
    [named('truncation:sign', ratios.sign), 'signed', 1],
    [named('truncation:hex', ratios.hexText), 'hex-bytes', 2],
    [named('truncation:hex', ratios.hexText), 'hex-offset', 2],
    ...Array.from(
      { length: 16 },
      (_, offset) => [wayOf(fixedOffset(offset), ratios.fixedOffset), offset, 3] as const,
    ),
  ];
  return kinds.map(([kind, truncation, leastCodes]) => ({
    ...together(way, kind),
    ...taking(truncation),
    format: lastDigits(shown),
    leastCodes,
  }));
}

function allDisplays(wanted: number, code: TypedCode): Display[] {
  const shown = code.text.length;
  const steam: Display = {
    ...named('alphabet:steam', ratios.steam),
    ...standard,
    format: { kind: 'steam' },
  };
  if (Number.isNaN(code.number)) return [steam];
  // What is shorter is being typed still, or has lost zeros.
  if (shown < digitBounds.least) return otherZeros(wanted, shown);
  const way = digitsWay(wanted, shown);
  const first = named('truncation:first-digits', ratios.firstDigits);
  const modulo32Bit: Display = {
    ...together(way, named('truncation:modulo-32-bit', ratios.modulo32Bit)),
    ...standard,
    format: { kind: 'last', modulus: tenDigitsIn32Bits, shown },
  };
  return [
    { ...way, ...standard, format: lastDigits(shown), leastCodes: leastFor(wanted, shown) },
    ...otherTruncations(way, shown),
    { ...together(way, first), ...standard, format: { kind: 'first-of-all', shown } },
    ...(shown === digitBounds.most ? [modulo32Bit] : []),
    ...otherZeros(wanted, shown),
    ...cuts(wanted, shown),
    ...(code.steam ? [steam] : []),
  ];
}

/**
 * Every way of showing a code with as many characters as the typed one has, the likeliest first.
 */
export function displaysFor(wanted: number, code: TypedCode): Display[] {
  return allDisplays(wanted, code).toSorted((one, other) => other.ratio - one.ratio);
}

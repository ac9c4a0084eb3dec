import {
  type Display,
  defaultDigits,
  digitsChange,
  lastDigits,
  type NumberBehind,
  standard,
} from './display.ts';
import { digitsPart, plainPart } from './parts.ts';
import { ratios } from './priors.ts';

/** The last digits of the number without the zeros in front of them. */
function zerosLost(digits: number): NumberBehind {
  const modulus = 10 ** digits;
  return (numbers, code) =>
    numbers.standard % modulus === code.number && String(code.number) === code.text
      ? numbers.standard
      : -1;
}

/** The first of the last digits. */
function cutRight(digits: number, shown: number): NumberBehind {
  return (numbers, code) => {
    const kept = Math.floor((numbers.standard % 10 ** digits) / 10 ** (digits - shown));
    return kept === code.number && code.text.length === shown ? numbers.standard : -1;
  };
}

/** Zeros in front of the code lost, or put there: too many digits shown, or too few computed. */
export function otherZeros(wanted: number, shown: number): Display[] {
  const lost = [...new Set([wanted, defaultDigits])].map((digits): Display => {
    const change = digitsChange(wanted, digits);
    return {
      parts: [...change.parts, plainPart('code:zeros-lost')],
      ratio: change.ratio * ratios.zerosLost,
      resets: change.resets,
      identity: `zeros ${digits}`,
      numberBehind: zerosLost(digits),
    };
  });
  const padded = [
    [wanted, shown],
    [defaultDigits, defaultDigits],
  ].flatMap(([digits = 0, named = 0]): Display[] => {
    if (digits >= shown || named === wanted) return [];
    return [
      {
        parts: [digitsPart(named)],
        ratio: ratios.digitsPadded,
        resets: 0,
        identity: `padded ${digits}`,
        numberBehind: lastDigits(standard, digits, shown),
      },
    ];
  });
  return [...lost, ...padded];
}

/** A code cut at either end. */
export function cuts(wanted: number, shown: number): Display[] {
  if (shown >= wanted) return [];
  return [
    {
      parts: [plainPart('code:cut-left')],
      ratio: ratios.cutLeft,
      resets: 0,
      identity: `last ${shown}`,
      numberBehind: lastDigits(standard, shown),
    },
    {
      parts: [plainPart('code:cut-right')],
      ratio: ratios.cutRight,
      resets: 0,
      identity: `first ${shown}`,
      numberBehind: cutRight(wanted, shown),
    },
  ];
}

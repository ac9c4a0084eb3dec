import type { FindingPart } from './types.ts';

/**
 * How often apps do what a hypothesis says, as far as published tests and issue reports let one
 * guess. A prior is `match` times one ratio for each thing that the app did otherwise; resets to
 * SHA1, 6 digits and 30 seconds go together, since an app that ignores one setting often ignores
 * all. Only orders of magnitude matter: a code of 6 digits outweighs a factor of a million.
 */
export const priors = {
  /** The app does what the settings say. */
  match: 0.4,
  /** Something that no hypothesis covers: another secret, another fault. */
  unknown: 0.35,
  /** By the number of settings that fell back to SHA1, 6 digits or 30 seconds. */
  resets: [1, 0.1, 0.05, 0.03],
  /** Combinations below this are not tried in the quick search, and in the wide one. */
  least: 5e-7,
  leastWide: 2e-9,
  /** With a single code, a slip in typing is thought of for what is at least so common. */
  leastSlipped: 2e-3,
} as const;

/** Ratios of one deviation to none. */
export const ratios = {
  /** Another algorithm that an otpauth URI can name, and one that it cannot. */
  algorithmKnown: 4e-3,
  algorithmForeign: 1.5e-3,
  /** 8 digits, the next common length, and any other. */
  digitsEight: 4e-3,
  digitsOther: 4e-4,
  digitsPadded: 1e-3,
  zerosLost: 4e-3,
  cutLeft: 2e-4,
  cutRight: 2e-3,
  periodSixty: 4e-3,
  periodOther: 1.5e-3,
  typeMistaken: 1e-2,
  typeMistakenFromOne: 3e-3,
  /** An app that was pressed before: each of the presses. */
  typeMistakenLater: 1e-4,
  /** Not less: beside a clock that is right to a second it must hold a hundredth, to be named. */
  clockRounded: 4e-3,
  clockMilliseconds: 1e-3,
  /** One of the 34 steps of a display that is drawn within the first second of a period. */
  clockMillisecondsLate: 5e-5,
  /** One of the offsets that countries use, and any other quarter of an hour. */
  clockZone: 2e-3,
  clockZoneOther: 5e-5,
  counterRestart: 2e-2,
  counterCut: 2e-3,
  counterLittleEndian: 1e-3,
  counterShort: 1e-3,
  counterText: 1e-3,
  keyAscii: 1e-2,
  keyAsciiLower: 4e-3,
  keyAsciiOther: 1e-3,
  keyHex: 4e-3,
  keyHexOther: 5e-4,
  keyEmpty: 2e-3,
  keyCut: 2e-3,
  keyCutOther: 1e-3,
  keyCutAny: 1e-4,
  keyPadded: 3e-4,
  keyRepeated: 1e-3,
  keyPartialByte: 2e-3,
  keyRepaired: 1e-1,
  keyInvalid: 3e-2,
  keyEncoding: 3e-4,
  hashPlain: 5e-4,
  hashSwapped: 5e-4,
  byteNineteen: 4e-3,
  sign: 1e-3,
  modulo32Bit: 4e-3,
  fixedOffset: 1e-4,
  hexText: 5e-4,
  firstDigits: 1e-3,
  steam: 2e-3,
  /** One digit of a code mistyped, and two exchanged: all ways together. */
  oneDigit: 2e-2,
  swapped: 1e-2,
} as const;

/** What deviates: the ratio to none, and how many settings fell back to their default. */
export interface Odds {
  readonly ratio: number;
  readonly resets: number;
}

/** A way of doing something, and what is otherwise about it. */
export interface Way extends Odds {
  readonly parts: readonly FindingPart[];
}

/** As the settings say. */
export const asSet: Way = { parts: [], ratio: 1, resets: 0 };

/** A way that differs in one thing. */
export function wayOf(part: FindingPart, ratio: number): Way {
  return { parts: [part], ratio, resets: 0 };
}

/** Both ways together. */
export function together(one: Way, other: Way): Way {
  return {
    parts: [...one.parts, ...other.parts],
    ratio: one.ratio * other.ratio,
    resets: one.resets + other.resets,
  };
}

/** The prior of what has these odds together. */
export function priorOf(one: Odds, other: Odds = asSet, third: Odds = asSet): number {
  const resets = one.resets + other.resets + third.resets;
  return priors.match * (priors.resets[resets] ?? 0) * one.ratio * other.ratio * third.ratio;
}

/** A counter so many presses ahead. One too high is the classic mistake. */
export function counterRatio(steps: number): number {
  if (steps === 0) return 1;
  if (steps === 1) return 0.1;
  if (steps === -1) return 3e-2;
  return (steps < 0 ? 0.01 : 0.05) / Math.abs(steps);
}

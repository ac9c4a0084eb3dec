/**
 * How often apps do what a hypothesis says, as far as published tests and issue reports let one
 * guess. A prior is `match` times one ratio for each thing that the app did otherwise; resets to
 * SHA1, 6 digits and 30 seconds go together, since an app that ignores one setting often ignores
 * all. Only orders of magnitude matter: a code of 6 digits outweighs a factor of a million.
 */
export const priors = {
  /** The app does what the settings say. */
  match: 0.5,
  /** Something that no hypothesis covers: another secret, a slip in typing, another fault. */
  unknown: 0.1,
  /** By the number of settings that fell back to SHA1, 6 digits or 30 seconds. */
  resets: [1, 0.1, 0.05, 0.03],
  /** Combinations below this are not tried. */
  least: 1e-6,
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
  clockRounded: 2e-3,
  /** A clock ahead by a part of a step, to a whole step. Below `clockRounded`, which is a half. */
  clockPart: 1e-2,
  clockMilliseconds: 1e-3,
  /** One of the 34 steps of a display that is drawn within the first second of a period. */
  clockMillisecondsLate: 5e-5,
  clockZone: 4e-4,
  counterRestart: 2e-2,
  counterCut: 2e-3,
  keyAscii: 1e-2,
  keyAsciiLower: 4e-3,
  keyAsciiOther: 1e-3,
  keyHex: 4e-3,
  keyHexOther: 5e-4,
  keyCut: 2e-3,
  keyCutOther: 1e-3,
  keyPadded: 2e-3,
  keyPaddedOther: 3e-4,
  keyPartialByte: 2e-3,
  keyRepaired: 1e-1,
  byteNineteen: 4e-3,
  sign: 1e-3,
  steam: 2e-3,
} as const;

/** What deviates: the ratio to none, and how many settings fell back to their default. */
export interface Odds {
  readonly ratio: number;
  readonly resets: number;
}

/** The odds of both. */
export function both(one: Odds, other: Odds): Odds {
  return { ratio: one.ratio * other.ratio, resets: one.resets + other.resets };
}

/** The prior of a hypothesis. */
export function priorOf({ ratio, resets }: Odds): number {
  return priors.match * (priors.resets[resets] ?? 0) * ratio;
}

/** A clock so many steps ahead. A code read just before it changed looks one step behind. */
export function clockRatio(steps: number): number {
  const distance = Math.abs(steps);
  if (distance === 0) return 1;
  if (distance === 1) return steps < 0 ? 0.1 : 0.06;
  if (distance === 2) return 1.2e-2;
  return distance <= 5 ? 4e-3 : 1e-3;
}

/** A counter so many presses ahead. One too high is the classic mistake. */
export function counterRatio(steps: number): number {
  if (steps === 0) return 1;
  if (steps === 1) return 0.1;
  if (steps < 0) return steps === -1 ? 3e-2 : 5e-3;
  return 0.05 / steps;
}

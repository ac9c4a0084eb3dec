import type { Diagnosis } from '@otp-lab/otp/diagnosis';
import { isTold, type Visit } from './world.ts';

/** What came of the visits of one sort; every count but `runs` is of visits too. */
export interface Tally {
  runs: number;
  /** What is named is true, whatever the certainty: after one code, and after two at most. */
  toldAfterOne: number;
  toldAfterTwo: number;
  certainAfterOne: number;
  certainAfterTwo: number;
  /** Something false was called certain, after any code. */
  wrong: number;
  /** In the end something true was said, or another code was asked for. */
  toldOrAsked: number;
}

export const emptyTally = (): Tally => ({
  runs: 0,
  toldAfterOne: 0,
  toldAfterTwo: 0,
  certainAfterOne: 0,
  certainAfterTwo: 0,
  wrong: 0,
  toldOrAsked: 0,
});

const isCertain = (diagnosis: Diagnosis | undefined) => diagnosis?.certainty === 'certain';

/** Adds a visit. */
export function count(tally: Tally, { said, faulty }: Visit): void {
  const [one, two = one] = said;
  const told = (diagnosis: Diagnosis | undefined) =>
    diagnosis !== undefined && isTold(diagnosis, faulty);
  const last = said.at(-1);
  tally.runs += 1;
  tally.toldAfterOne += told(one) ? 1 : 0;
  tally.toldAfterTwo += told(two) ? 1 : 0;
  tally.certainAfterOne += isCertain(one) ? 1 : 0;
  tally.certainAfterTwo += isCertain(two) ? 1 : 0;
  tally.wrong += said.some((one) => isCertain(one) && !told(one)) ? 1 : 0;
  tally.toldOrAsked += told(last) || !isCertain(last) ? 1 : 0;
}

/** Adds what was counted elsewhere. */
export function add(tally: Tally, more: Tally): void {
  for (const name of Object.keys(tally)) {
    if (!(name in more)) continue;
    tally[name as keyof Tally] += more[name as keyof Tally];
  }
}

/** A share in per cent. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;

/** A row of a table in Markdown. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

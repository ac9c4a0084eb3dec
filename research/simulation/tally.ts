import type { Diagnosis } from '@otp-lab/otp/diagnosis';
import { isCorrect, type Visit } from './simulateVisit.ts';

/** Counts of simulated visits. `runs` is their total number. */
export interface Tally {
  runs: number;
  /** Visits with a correct diagnosis of any certainty after one code, and after at most two. */
  correctAfterOne: number;
  correctAfterTwo: number;
  certainAfterOne: number;
  certainAfterTwo: number;
  /** Visits in which a diagnosis was certain but wrong. */
  certainButWrong: number;
  /** Visits whose last diagnosis is correct or asks for another code. */
  correctOrUncertain: number;
}

export const emptyTally = (): Tally => ({
  runs: 0,
  correctAfterOne: 0,
  correctAfterTwo: 0,
  certainAfterOne: 0,
  certainAfterTwo: 0,
  certainButWrong: 0,
  correctOrUncertain: 0,
});

const isCertain = (diagnosis: Diagnosis | undefined) => diagnosis?.certainty === 'certain';

/** Adds a visit to `tally`. */
export function count(tally: Tally, { diagnoses, faulty }: Visit): void {
  const [one, two = one] = diagnoses;
  const isRight = (diagnosis: Diagnosis | undefined) =>
    diagnosis !== undefined && isCorrect(diagnosis, faulty);
  const last = diagnoses.at(-1);
  tally.runs += 1;
  tally.correctAfterOne += isRight(one) ? 1 : 0;
  tally.correctAfterTwo += isRight(two) ? 1 : 0;
  tally.certainAfterOne += isCertain(one) ? 1 : 0;
  tally.certainAfterTwo += isCertain(two) ? 1 : 0;
  tally.certainButWrong += diagnoses.some(
    (diagnosis) => isCertain(diagnosis) && !isRight(diagnosis),
  )
    ? 1
    : 0;
  tally.correctOrUncertain += isRight(last) || !isCertain(last) ? 1 : 0;
}

/** Adds the counts of `more` to `tally`. */
export function add(tally: Tally, more: Tally): void {
  for (const name of Object.keys(tally)) {
    if (!(name in more)) continue;
    tally[name as keyof Tally] += more[name as keyof Tally];
  }
}

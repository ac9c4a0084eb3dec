import type { Diagnosis } from '../../src/otp/diagnosis/types.ts';

/** What came out for one family of faults. */
export interface Tally {
  runs: number;
  /** The finding, or one named beside it, is true: after at most two codes. */
  right: number;
  /** The finding itself is true, not one that is the same for these codes: after two codes. */
  named: number;
  certainAfterOne: number;
  certainAfterTwo: number;
  /** Called certain, after one code or two, and false. */
  wrong: number;
}

export const emptyTally = (): Tally => ({
  runs: 0,
  right: 0,
  named: 0,
  certainAfterOne: 0,
  certainAfterTwo: 0,
  wrong: 0,
});

/** Whether a finding, or one named beside it, is among the true ones. */
export function isTrue(diagnosis: Diagnosis, findings: readonly string[]): boolean {
  const named = [diagnosis.finding, ...diagnosis.equivalents.map(({ finding }) => finding)];
  return named.some((finding) => findings.includes(finding));
}

/** Adds a run: the diagnosis of the first code, and of both. */
export function count(
  tally: Tally,
  one: Diagnosis,
  two: Diagnosis,
  findings: readonly string[],
): void {
  const certain = [one, two].map(({ certainty }) => certainty === 'certain');
  const [trueAfterOne = false, trueAfterTwo = false] = [one, two].map((diagnosis) =>
    isTrue(diagnosis, findings),
  );
  tally.runs += 1;
  if (certain[0] ? trueAfterOne : trueAfterTwo) tally.right += 1;
  if (findings.includes(two.finding)) tally.named += 1;
  if (certain[0]) tally.certainAfterOne += 1;
  if (certain[1]) tally.certainAfterTwo += 1;
  if ((certain[0] && !trueAfterOne) || (certain[1] && !trueAfterTwo)) tally.wrong += 1;
}

/** The sum of tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const tally of tallies)
    for (const key of [
      'runs',
      'right',
      'named',
      'certainAfterOne',
      'certainAfterTwo',
      'wrong',
    ] as const)
      total[key] += tally[key];
  return total;
}

/** A share in per cent. */
export const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(2)} %`;

/** A row of the table in Markdown. */
export function row(name: string, tally: Tally): string {
  const { runs, right, named, certainAfterOne, certainAfterTwo, wrong } = tally;
  const shares = [right, named, certainAfterOne, certainAfterTwo, wrong].map((part) =>
    percent(part, runs),
  );
  return `| ${[name, String(runs), ...shares].join(' | ')} |`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { type FaultFamily, faults } from './run/apps.ts';
import { emptyRunTally, type RunTally, tallyRun } from './run/measure.ts';

/**
 * Plays tests of simulated apps and writes the tables in docs/reference/testing-an-app.md.
 *
 * Usage: npx node research/run.ts [runs of each family] [seed]
 */
const runs = Number(process.argv[2] ?? 250);
const seed = Number(process.argv[3] ?? 1);
const document = new URL('../docs/reference/testing-an-app.md', import.meta.url);
const families = Object.keys(faults) as FaultFamily[];

/** The names of the families in the tables. */
const names = {
  'leading-zero': 'zeros lost',
  truncation: 'sign bit kept',
  offset: 'fixed or cut offset',
  'time-steps': 'time rounded',
} as const satisfies Record<FaultFamily, string>;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function row(name: string, tally: RunTally): string {
  const { misleading, unclear, notTested, right, unnoticed } = tally;
  const shares = [misleading, unclear, notTested, right, unnoticed].map((part) =>
    percent(part, tally.runs),
  );
  return `| ${[name, String(tally.runs), ...shares].join(' | ')} |`;
}

function sum(tallies: readonly RunTally[]): RunTally {
  const total = emptyRunTally();
  for (const tally of tallies)
    for (const key of Object.keys(total) as (keyof RunTally)[]) total[key] += tally[key];
  return total;
}

/** Plays `runs` tests for each family. Returns the rows of a Markdown table. */
function measure(options: { isChosen: boolean; isFaulty: boolean }): string[] {
  const tallies = families.map((family, index) => {
    const tally = emptyRunTally();
    for (let run = 0; run < runs; run += 1)
      tallyRun(tally, family, seed * 1_000_000 + index * 100_000 + run, options);
    return tally;
  });
  return [
    '| The app’s fault | Tests | Misleading | Unclear | Not tested | Right | Nothing noticed |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...tallies.map((tally, index) => row(names[families[index] ?? 'offset'], tally)),
    row('**All**', sum(tallies)),
  ];
}

const report = [
  `Seed ${seed}: ${runs} tests of each family.`,
  '',
  'With chosen secrets:',
  '',
  ...measure({ isChosen: true, isFaulty: true }),
  '',
  'The same apps with random secrets:',
  '',
  ...measure({ isChosen: false, isFaulty: true }),
  '',
  'Apps without a fault, with chosen secrets; the row that each family is about:',
  '',
  ...measure({ isChosen: true, isFaulty: false }),
].join('\n');
console.log(report);

const [start, end] = ['<!-- simulation -->', '<!-- end of simulation -->'];
const text = readFileSync(document, 'utf8');
const [before, rest] = text.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined)
  throw new Error(`docs/reference/testing-an-app.md must contain ${start} and ${end}.`);
writeFileSync(document, `${before}${start}\n\n${report}\n\n${end}${after}`);

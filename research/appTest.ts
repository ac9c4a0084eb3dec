import { type FaultFamily, faults } from './app-test/faultyApps.ts';
import { emptyTestTally, type TestTally, tallyTest } from './app-test/tallyTest.ts';
import { percent, table, writeSection } from './report.ts';

/**
 * Simulates tests of faulty apps and writes the tables in docs/reference/testing-an-app.md.
 *
 * Usage: npx node research/appTest.ts [runs of each family] [seed]
 */
const runs = Number(process.argv[2] ?? 250);
const seed = Number(process.argv[3] ?? 1);
const families = Object.keys(faults) as FaultFamily[];

/** The names of the families in the tables. */
const names = {
  'leading-zero': 'zeros lost',
  truncation: 'sign bit kept',
  offset: 'fixed or cut offset',
  'time-steps': 'time rounded',
} as const satisfies Record<FaultFamily, string>;

function rowOf(name: string, tally: TestTally): (string | number)[] {
  const { misleading, unclear, notTested, right, unnoticed } = tally;
  const counts = [misleading, unclear, notTested, right, unnoticed];
  return [name, tally.runs, ...counts.map((count) => percent(count, tally.runs, 1))];
}

function sum(tallies: readonly TestTally[]): TestTally {
  const total = emptyTestTally();
  for (const tally of tallies)
    for (const key of Object.keys(total) as (keyof TestTally)[]) total[key] += tally[key];
  return total;
}

/** Simulates `runs` tests for each family. Returns a Markdown table. */
function measure(options: { isChosen: boolean; isFaulty: boolean }): string {
  const tallies = families.map((family, index) => {
    const tally = emptyTestTally();
    for (let run = 0; run < runs; run += 1)
      tallyTest(tally, family, seed * 1_000_000 + index * 100_000 + run, options);
    return tally;
  });
  return table(
    ['The app’s fault', 'Tests', 'Misleading', 'Unclear', 'Not tested', 'Right', 'Nothing noticed'],
    [
      ...tallies.map((tally, index) => rowOf(names[families[index] ?? 'offset'], tally)),
      rowOf('**All**', sum(tallies)),
    ],
  );
}

const report = [
  `Written by \`npx node research/appTest.ts ${runs} ${seed}\`: ${runs} tests of each family.`,
  '',
  'With chosen secrets:',
  '',
  measure({ isChosen: true, isFaulty: true }),
  '',
  'The same apps with random secrets:',
  '',
  measure({ isChosen: false, isFaulty: true }),
  '',
  'Apps without a fault, with chosen secrets. Each line is about the row that the fault would affect:',
  '',
  measure({ isChosen: true, isFaulty: false }),
].join('\n');
writeSection('testing-an-app.md', 'simulation', report);

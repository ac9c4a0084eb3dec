import { percent, table } from '../report.ts';
import type { Kind } from './app.ts';
import { emptyRandomTally, type RandomTally } from './randomCodes.ts';
import { add, emptyTally, type Tally } from './tally.ts';
import { kinds } from './simulateVisit.ts';

export const digitCounts = [4, 5, 6, 7, 8, 9, 10];

/** The results of one process. */
export interface Results {
  /** By the name of the kind: codes of six digits and more, without a typing error. */
  readonly kinds: Record<string, Tally>;
  /** By the row that sums up the rest: codes with few digits, or with a typing error, or both. */
  readonly summaries: Record<string, Tally>;
  /** By the group of the kind: all apps. */
  readonly groups: Record<string, Tally>;
  /** By the group of the kind: the apps that the diagnosis must name after two codes. */
  readonly groupsWithFinding: Record<string, Tally>;
  readonly random: Record<string, RandomTally>;
  seconds: number;
}

/** Rows of the table that sum up codes with few digits, mistyped codes, or both. */
export const shortCodesRow = '4 and 5 digits';
export const mistypedShortCodesRow = '4 and 5 digits, with a typing error';
export const mistypedCodesRow = '6 digits and more, with a typing error';
const knownOrUnknown = ['known', 'unknown'] as const;
const groupNames = [...new Set(kinds.map(({ group }) => group))];
const emptyGroups = () => Object.fromEntries(groupNames.map((group) => [group, emptyTally()]));

export const emptyResults = (): Results => ({
  kinds: Object.fromEntries(kinds.map(({ name }) => [name, emptyTally()])),
  summaries: Object.fromEntries(
    knownOrUnknown.flatMap((group) =>
      [shortCodesRow, mistypedCodesRow, mistypedShortCodesRow].map((name) => [
        `${group}: ${name}`,
        emptyTally(),
      ]),
    ),
  ),
  groups: emptyGroups(),
  groupsWithFinding: emptyGroups(),
  random: Object.fromEntries(digitCounts.map((digits) => [String(digits), emptyRandomTally()])),
  seconds: 0,
});

function addRandom(tally: RandomTally, more: RandomTally): void {
  tally.pairs += more.pairs;
  tally.certainAfterOne += more.certainAfterOne;
  tally.certainAfterTwo += more.certainAfterTwo;
  tally.diagnosed += more.diagnosed;
  tally.differing += more.differing;
}

/** Returns the sum of the results of all processes. */
export function merge(results: readonly Results[]): Results {
  const whole = emptyResults();
  for (const result of results) {
    for (const name of ['kinds', 'summaries', 'groups', 'groupsWithFinding'] as const)
      for (const [key, tally] of Object.entries(whole[name])) {
        const more = result[name][key];
        if (more) add(tally, more);
      }
    for (const [key, tally] of Object.entries(whole.random)) {
      const more = result.random[key];
      if (more) addRandom(tally, more);
    }
    whole.seconds += result.seconds;
  }
  return whole;
}

function sum(tallies: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const tally of tallies) add(total, tally);
  return total;
}

type Row = readonly (string | number)[];

const share = (part: number, whole: number) => percent(part, whole, 2);

/** Returns a table row for a tally. */
function tallyRow(name: string, tally: Tally): Row {
  const { runs } = tally;
  return [
    name,
    runs,
    share(tally.correctAfterOne, runs),
    share(tally.correctAfterTwo, runs),
    share(tally.certainAfterOne, runs),
    share(tally.certainAfterTwo, runs),
    share(tally.certainButWrong, runs),
    share(tally.correctOrUncertain, runs),
  ];
}

/** Returns a table of tallies. */
function tallyTable(title: string, rows: readonly Row[]): string {
  const columns = [
    'Runs',
    'True after one code',
    'True after at most two',
    'Certain after one',
    'Certain after at most two',
    'Certain and wrong',
    'True, or asked again',
  ];
  return table([title, ...columns], rows);
}

/** Returns a table row for a group of kinds. */
function groupRow(name: string, all: Tally, withFinding: Tally, members: readonly Kind[]): Row {
  return [
    name,
    members.length,
    members.filter(({ isKnown }) => isKnown).length,
    all.runs,
    `${all.certainButWrong} (${share(all.certainButWrong, all.runs)})`,
    withFinding.runs,
    share(withFinding.correctAfterTwo, withFinding.runs),
  ];
}

const introduction = `
A kind is a fault that simulated apps have. A kind is known if the diagnosis has a name for it. [How we check
it](otp-lab.md#how-we-check-it) describes the simulation.
`.trim();

const columnsOfTallies = `
- **True**: a named finding describes the app's fault. If the codes show only a part of the fault, the finding need only
  describe this part. A finding about the clock is true if its interval contains the clock's error. \`match\` is true if
  all codes are correct.
- **Certain and wrong**: a certain finding isn't true.
- **True, or asked again**: the last finding is true, or it isn't certain and the page asks for another code.
`.trim();

const columnsOfRandomCodes = `
No app computed these codes, so every certain finding is wrong. The verdicts of a pair differ if a full diagnosis and
the tables of all hypotheses disagree.
`.trim();

/** Returns the table of the groups. */
function groupTable({ groups, groupsWithFinding }: Results): string {
  const total = (tallies: Record<string, Tally>) => sum(Object.values(tallies));
  const columns = [
    'Kinds',
    'With a name',
    'Runs',
    'Certain and wrong',
    'With a name, 6 digits and more, no typing error',
    'Named after at most two codes',
  ];
  const rows = groupNames.map((name) =>
    groupRow(
      name,
      groups[name] ?? emptyTally(),
      groupsWithFinding[name] ?? emptyTally(),
      kinds.filter(({ group }) => group === name),
    ),
  );
  return table(
    ['Group', ...columns],
    [...rows, groupRow('**All**', total(groups), total(groupsWithFinding), kinds)],
  );
}

/** Returns the table of the random codes. */
function randomTable(random: Results['random']): string {
  const total = emptyRandomTally();
  for (const tally of Object.values(random)) addRandom(total, tally);
  const rowOf = (name: string, tally: RandomTally): Row => [
    name,
    tally.pairs,
    tally.certainAfterOne,
    tally.certainAfterTwo,
    tally.diagnosed,
    tally.differing,
  ];
  const columns = [
    'Pairs',
    'Certain after one',
    'Certain after two',
    'Diagnosed in full',
    'Different verdicts',
  ];
  const rows = Object.entries(random).map(([digits, tally]) => rowOf(`${digits} digits`, tally));
  return table(['Random codes of', ...columns], [...rows, rowOf('**All**', total)]);
}

/**
 * Returns docs/reference/measured-diagnosis.md.
 * @param command the command of the run with all its arguments
 */
export function reportOf(results: Results, command: string): string {
  const { kinds: byKind, summaries, random } = results;
  const talliesOf = (isKnown: boolean) =>
    kinds
      .filter((kind) => kind.isKnown === isKnown)
      .map(({ name }) => byKind[name] ?? emptyTally());
  const [known, unknown] = [sum(talliesOf(true)), sum(talliesOf(false))];
  const all = sum([known, unknown, ...Object.values(summaries)]);
  const anyUnknown = sum([
    unknown,
    ...Object.entries(summaries).flatMap(([name, tally]) =>
      name.startsWith('unknown') ? [tally] : [],
    ),
  ]);
  const summaryRows = Object.entries(summaries).map(([name, tally]) =>
    tallyRow(
      name.replace(
        /^(.)(\w*): /,
        (_, first: string, rest: string) => `${first.toUpperCase()}${rest} kinds, `,
      ),
      tally,
    ),
  );
  const kindRows = (isKnown: boolean) =>
    kinds
      .filter((kind) => kind.isKnown === isKnown)
      .map(({ name }) => tallyRow(name, byKind[name] ?? emptyTally()));
  return [
    '# Error rates of the diagnosis',
    `Written by \`${command}\`. ${all.runs} apps of ${kinds.length} kinds. For ${kinds.filter((kind) => !kind.isKnown).length} kinds, the diagnosis has no finding.`,
    introduction,
    '## Groups of faults',
    groupTable(results),
    '## All apps',
    columnsOfTallies,
    tallyTable('All kinds', [
      tallyRow('**All apps**', all),
      tallyRow('Known kinds, 6 digits and more', known),
      tallyRow('Unknown kinds, 6 digits and more', unknown),
      ...summaryRows,
      tallyRow('Unknown kinds, all of them', anyUnknown),
    ]),
    '## Kinds with a name',
    tallyTable('Known kinds, 6 digits and more', kindRows(true)),
    '## Kinds without a name',
    tallyTable('Unknown kinds, 6 digits and more', kindRows(false)),
    '## Random codes',
    columnsOfRandomCodes,
    randomTable(random),
  ].join('\n\n');
}

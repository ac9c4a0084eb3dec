import { emptyRandomTally, type RandomTally } from './randomCodes.ts';
import { add, emptyTally, percent, row, type Tally } from './tally.ts';
import { kinds } from './world.ts';

export const digitCounts = [4, 5, 6, 7, 8, 9, 10];

/** What one process found. */
export interface Part {
  /** By kind: six digits and more without a slip; the rest is in `others`. */
  readonly kinds: Record<string, Tally>;
  readonly others: Record<string, Tally>;
  readonly random: Record<string, RandomTally>;
  seconds: number;
}

export const fourDigits = '4 and 5 digits';
export const slipsOfFour = '4 and 5 digits, with a slip in typing';
export const slips = '6 digits and more, with a slip in typing';
const worlds = ['known', 'unknown'] as const;

export const emptyPart = (): Part => ({
  kinds: Object.fromEntries(kinds.map(({ name }) => [name, emptyTally()])),
  others: Object.fromEntries(
    worlds.flatMap((world) =>
      [fourDigits, slips, slipsOfFour].map((name) => [`${world}: ${name}`, emptyTally()]),
    ),
  ),
  random: Object.fromEntries(digitCounts.map((digits) => [String(digits), emptyRandomTally()])),
  seconds: 0,
});

function addRandom(tally: RandomTally, more: RandomTally): void {
  tally.pairs += more.pairs;
  tally.afterOne += more.afterOne;
  tally.afterTwo += more.afterTwo;
  tally.full += more.full;
  tally.differ += more.differ;
}

/** What all processes found together. */
export function merge(parts: readonly Part[]): Part {
  const whole = emptyPart();
  for (const part of parts) {
    for (const name of ['kinds', 'others'] as const)
      for (const [key, tally] of Object.entries(whole[name])) {
        const more = part[name][key];
        if (more) add(tally, more);
      }
    for (const [key, tally] of Object.entries(whole.random)) {
      const more = part.random[key];
      if (more) addRandom(tally, more);
    }
    whole.seconds += part.seconds;
  }
  return whole;
}

function sum(tallies: readonly Tally[]): Tally {
  const total = emptyTally();
  for (const tally of tallies) add(total, tally);
  return total;
}

function cells(name: string, tally: Tally): string {
  const { runs } = tally;
  return row([
    name,
    runs,
    percent(tally.toldAfterOne, runs),
    percent(tally.toldAfterTwo, runs),
    percent(tally.certainAfterOne, runs),
    percent(tally.certainAfterTwo, runs),
    percent(tally.wrong, runs),
    percent(tally.toldOrAsked, runs),
  ]);
}

/** The tables in Markdown. */
export function reportOf({ kinds: byKind, others, random }: Part, seed: number): string {
  const talliesOf = (known: boolean) =>
    kinds.filter((kind) => kind.known === known).map(({ name }) => byKind[name] ?? emptyTally());
  const [known, unknown] = [sum(talliesOf(true)), sum(talliesOf(false))];
  const all = sum([known, unknown, ...Object.values(others)]);
  const anyUnknown = sum([
    unknown,
    ...Object.entries(others).flatMap(([name, tally]) =>
      name.startsWith('unknown') ? [tally] : [],
    ),
  ]);
  const randoms = Object.entries(random);
  const randomTotal = emptyRandomTally();
  for (const [, tally] of randoms) addRandom(randomTotal, tally);
  const head = (first: string) => [
    row([
      first,
      'Runs',
      'True after one code',
      'True after at most two',
      'Certain after one',
      'Certain after at most two',
      'Certain and wrong',
      'True, or asked again',
    ]),
    row(['---', ...Array.from({ length: 7 }, () => '---:')]),
  ];
  const randomRow = (
    name: string,
    { pairs: count, afterOne, afterTwo, full: whole, differ }: RandomTally,
  ) => row([name, count, afterOne, afterTwo, whole, differ]);
  return [
    `Seed ${seed}: ${all.runs} apps of ${kinds.length} kinds, ${kinds.filter((kind) => !kind.known).length} of which have no name.`,
    '',
    ...head('The world'),
    cells('**All apps**', all),
    cells('Known kinds, 6 digits and more', known),
    cells('Unknown kinds, 6 digits and more', unknown),
    ...Object.entries(others).map(([name, tally]) =>
      cells(
        name.replace(
          /^(.)(\w*): /,
          (_, first: string, rest: string) => `${first.toUpperCase()}${rest} kinds, `,
        ),
        tally,
      ),
    ),
    cells('Unknown kinds, all of them', anyUnknown),
    '',
    ...head('Known kinds, 6 digits and more'),
    ...kinds
      .filter((kind) => kind.known)
      .map(({ name }) => cells(name, byKind[name] ?? emptyTally())),
    '',
    ...head('Unknown kinds, 6 digits and more'),
    ...kinds
      .filter((kind) => !kind.known)
      .map(({ name }) => cells(name, byKind[name] ?? emptyTally())),
    '',
    row([
      'Random codes of',
      'Pairs',
      'Certain after one',
      'Certain after two',
      'Diagnosed in full',
      'Of these otherwise',
    ]),
    row(['---', ...Array.from({ length: 5 }, () => '---:')]),
    ...randoms.map(([digits, tally]) => randomRow(`${digits} digits`, tally)),
    randomRow('**All**', randomTotal),
  ].join('\n');
}

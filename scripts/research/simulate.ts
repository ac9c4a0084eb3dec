import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededNumbers } from '../../src/otp/testing/random.ts';
import { countRandomCodes, emptyRandomTally, type RandomTally } from './simulation/randomCodes.ts';
import { randomMoment, randomSettings } from './simulation/settings.ts';
import { add, count, emptyTally, percent, row, type Tally } from './simulation/tally.ts';
import { kinds, simulate } from './simulation/world.ts';

/**
 * Usage: npm run simulate -- [apps of each kind] [random pairs] [pairs diagnosed in full] [seed]
 * Writes its tables to docs/otp-lab.md. Runs in as many processes as `PROCESSES` says.
 */
const [apps = 56, pairs = 1_000_000, full = 2000, seed = 1] = process.argv.slice(2).map(Number);
const processes = Number(process.env['PROCESSES'] ?? 3);
const share = process.env['SHARE'] === undefined ? undefined : Number(process.env['SHARE']);
const document = new URL('../../docs/otp-lab.md', import.meta.url);
const randomSets = 100;
const digitCounts = [4, 5, 6, 7, 8, 9, 10];

/** What one process found. */
interface Part {
  /** By kind: six digits and more without a slip; the rest is in `others`. */
  readonly kinds: Record<string, Tally>;
  readonly others: Record<string, Tally>;
  readonly random: Record<string, RandomTally>;
  seconds: number;
}

const fourDigits = '4 and 5 digits';
const slipsOfFour = '4 and 5 digits, with a slip in typing';
const slips = '6 digits and more, with a slip in typing';
const worlds = ['known', 'unknown'] as const;

const emptyPart = (): Part => ({
  kinds: Object.fromEntries(kinds.map(({ name }) => [name, emptyTally()])),
  others: Object.fromEntries(
    worlds.flatMap((world) =>
      [fourDigits, slips, slipsOfFour].map((name) => [`${world}: ${name}`, emptyTally()]),
    ),
  ),
  random: Object.fromEntries(digitCounts.map((digits) => [String(digits), emptyRandomTally()])),
  seconds: 0,
});

function runShare(index: number): Part {
  const next = seededNumbers(seed * 1000 + index);
  const part = emptyPart();
  for (const kind of kinds) {
    for (let run = index; run < apps; run += processes) {
      const digits = digitCounts[run % digitCounts.length] ?? 6;
      const found = simulate(kind, digits, run % 10 === 9, next);
      if (found === undefined) continue;
      const others = found.slipped
        ? digits < 6
          ? slipsOfFour
          : slips
        : digits < 6
          ? fourDigits
          : undefined;
      const tally =
        others === undefined
          ? part.kinds[kind.name]
          : part.others[`${kind.known ? 'known' : 'unknown'}: ${others}`];
      if (tally) count(tally, found);
    }
  }
  for (let set = index; set < randomSets; set += processes) {
    const digits = digitCounts[set % digitCounts.length] ?? 6;
    const tally = part.random[String(digits)];
    const settings = randomSettings(next, digits);
    const each = [pairs / randomSets, full / randomSets].map(Math.floor);
    if (tally)
      countRandomCodes(tally, settings, randomMoment(next), each[0] ?? 0, each[1] ?? 0, next);
  }
  const { user, system } = process.cpuUsage();
  part.seconds = (user + system) / 1e6;
  return part;
}

/** Runs one share in a process of its own. */
function runElsewhere(index: number): Promise<Part> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
      env: { ...process.env, SHARE: String(index) },
    });
    child.once('message', (part) => resolve(part as Part));
    child.once('exit', (code) => reject(new Error(`a share ended with ${code}`)));
  });
}

function addRandom(tally: RandomTally, more: RandomTally): void {
  tally.pairs += more.pairs;
  tally.afterOne += more.afterOne;
  tally.afterTwo += more.afterTwo;
  tally.full += more.full;
  tally.differ += more.differ;
}

function merge(parts: readonly Part[]): Part {
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

function reportOf({ kinds: byKind, others, random }: Part): string {
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

if (share === undefined) {
  const parts = await Promise.all(
    Array.from({ length: processes }, (_, index) => runElsewhere(index)),
  );
  const whole = merge(parts);
  const report = reportOf(whole);
  console.log(report);
  console.log(`${whole.seconds.toFixed(0)} s of processor time`);
  const [start, end] = ['<!-- simulation -->', '<!-- end of simulation -->'];
  const text = readFileSync(document, 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/otp-lab.md lacks the marks ${start} and ${end}`);
  writeFileSync(document, `${before}${start}\n\n${report}\n\n${end}${after}`);
} else {
  process.send?.(runShare(share));
  process.disconnect?.();
}

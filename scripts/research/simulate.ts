import { readFileSync, writeFileSync } from 'node:fs';
import { diagnose } from '../src/otp/diagnosis/diagnose.ts';
import { createMacCache, type MacCache } from '../src/otp/diagnosis/macs.ts';
import type { OtpSettings } from '../src/otp/settings.ts';
import { seededNumbers } from '../src/otp/testing/random.ts';
import { codeOf, nextReading } from './simulate/app.ts';
import { cases, type MakeCase } from './simulate/cases.ts';
import { countRandomCodes, emptyRandomTally, type RandomTally } from './simulate/randomCodes.ts';
import { type Next, randomMoment, randomSettings } from './simulate/settings.ts';
import { count, emptyTally, percent, row, sum, type Tally } from './simulate/tally.ts';

/** Usage: npx tsx scripts/simulate.ts [settings] [random codes] [seed]; writes docs/otp-lab.md. */
const settingsCount = Number(process.argv[2] ?? 10_000);
const randomCount = Number(process.argv[3] ?? 30_000);
const seed = Number(process.argv[4] ?? 1);
/** So many families of faults take turns on each setting. */
const familiesPerSettings = 2;
const codesPerSettings = 30;
const document = new URL('../docs/otp-lab.md', import.meta.url);

/** Two codes of one app, read one after the other, as a person would. */
function run(
  make: MakeCase,
  drawn: OtpSettings,
  moment: number,
  next: Next,
  cache: MacCache,
): ((tally: Tally) => void) | undefined {
  const made = make(drawn, next);
  if (made === undefined) return undefined;
  const { app, findings, settings } = made;
  const second = nextReading(app, moment, next());
  const observations = [moment, second].map((seconds, index) => {
    return { code: codeOf(app, seconds, index + 1), seconds, press: index + 1 };
  });
  const one = diagnose(settings, observations.slice(0, 1), cache);
  const two = diagnose(settings, observations, cache);
  if (process.env['SHOW'] && (two.finding === 'unknown' || two.certainty !== 'certain'))
    console.log(findings, settings, observations, one.finding, two.finding, two.certainty);
  return (tally) => count(tally, one, two, findings);
}

/** Runs on each setting the families that had the fewest runs, of those that apply to it. */
function simulateFaults(next: Next): Map<string, Tally> {
  const tallies = new Map(Object.keys(cases).map((name) => [name, emptyTally()]));
  for (let round = 0; round < settingsCount; round += 1) {
    const settings = randomSettings(next);
    const moment = randomMoment(next);
    const cache = createMacCache();
    let done = 0;
    const waiting = [...tallies].sort(([, one], [, other]) => one.runs - other.runs);
    for (const [name, tally] of waiting) {
      const make = cases[name];
      const add = make && run(make, settings, moment, next, cache);
      add?.(tally);
      done += add ? 1 : 0;
      if (done === familiesPerSettings) break;
    }
  }
  return tallies;
}

/** How many random codes, which no hypothesis made, are called certain, by their length. */
function simulateRandomCodes(next: Next): Map<number, RandomTally> {
  const tallies = new Map([6, 7, 8].map((digits) => [digits, emptyRandomTally()]));
  for (let round = 0; round < randomCount / codesPerSettings; round += 1) {
    const settings = randomSettings(next);
    const moment = randomMoment(next);
    const tally = tallies.get(settings.digits);
    if (tally === undefined) throw new Error(`no tally for ${settings.digits} digits`);
    countRandomCodes(tally, settings, moment, codesPerSettings, next);
  }
  return tallies;
}

const next = seededNumbers(seed);
const started = process.cpuUsage();
const tallies = simulateFaults(next);
const random = simulateRandomCodes(next);
const { user, system } = process.cpuUsage(started);

const report = [
  `Seed ${seed}: ${settingsCount} random settings, ${familiesPerSettings} families of faults on each.`,
  '',
  '| What the app did | Runs | Right after at most two codes | First by name | Certain after one | Certain after two | Certain and wrong |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...[...tallies].filter(([, { runs }]) => runs > 0).map(([name, tally]) => row(name, tally)),
  row('**All**', sum([...tallies.values()])),
  '',
  '| Random codes of | Pairs | Called certain after one | Called certain after two |',
  '| --- | ---: | ---: | ---: |',
  ...[...random].map(
    ([digits, { runs, afterOne, afterTwo }]) =>
      `| ${digits} digits | ${runs} | ${percent(afterOne, runs)} | ${percent(afterTwo, runs)} |`,
  ),
].join('\n');
console.log(report);
console.log(`${((user + system) / 1e6).toFixed(0)} s of processor time`);

const [start, end] = ['<!-- simulation -->', '<!-- end of simulation -->'];
const text = readFileSync(document, 'utf8');
const [before, rest] = text.split(start);
const after = rest?.split(end)[1];
if (before === undefined || after === undefined)
  throw new Error(`docs/otp-lab.md lacks the marks ${start} and ${end}`);
writeFileSync(document, `${before}${start}\n\n${report}\n\n${end}${after}`);

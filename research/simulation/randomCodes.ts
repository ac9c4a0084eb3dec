import { chanceOf, createMacCache, type MacCache, readCode } from '@otp-lab/otp/diagnosis';
import {
  type Display,
  type Findings,
  fitsFrom,
  priorOf,
  priors,
  quickRoutes,
  rank,
  type ReadObservation,
  type Route,
  shownCode,
  type Start,
  wideRoutes,
} from '@otp-lab/otp/internals';
import type { OtpSettings } from '@otp-lab/otp';
import type { Next } from './app.ts';
import { below } from './settings.ts';
import { sayOf } from './world.ts';

/** What came of pairs of codes that no app computed. */
export interface RandomTally {
  pairs: number;
  /** Called certain, and false therefore: after the first code, and after both. */
  afterOne: number;
  afterTwo: number;
  /** Pairs that were diagnosed in full as well, and how many gave another answer than the table. */
  full: number;
  differ: number;
}

export const emptyRandomTally = (): RandomTally => ({
  pairs: 0,
  afterOne: 0,
  afterTwo: 0,
  full: 0,
  differ: 0,
});

interface Try {
  readonly route: Route;
  readonly start: Start;
  readonly display: Display;
}

/** The first codes that hypotheses give, and how likely each of these is. */
interface Table {
  readonly byCode: ReadonlyMap<string, readonly Try[]>;
  readonly tried: readonly number[];
}

function tableOf(routes: readonly Route[], least: number): Table {
  const byCode = new Map<string, Try[]>();
  const tried: number[] = [];
  for (const route of routes)
    for (const start of route.starts)
      for (const display of route.displays) {
        const prior = priorOf(route, start, display);
        if (prior < least) continue;
        tried.push(prior);
        const number = display.numberOf(route.source.macAt(start.counter));
        if (number < 0) continue;
        const code = shownCode(display.format, number);
        const known = byCode.get(code) ?? [];
        byCode.set(code, known);
        known.push({ route, start, display });
      }
  return { byCode, tried };
}

function read(code: string, seconds: number, place: number): ReadObservation {
  const result = readCode(code);
  if (!result.ok) throw new Error(`${code} is no code`);
  const { code: typed } = result;
  return { code, seconds, press: place + 1, typed, place, isRepeated: false };
}

function certaintyOf(
  tables: readonly Table[],
  pair: readonly [ReadObservation, ...ReadObservation[]],
) {
  const findings: Findings = { fits: [], tried: [] };
  for (const { byCode, tried } of tables) {
    const fits = (byCode.get(pair[0].typed.text) ?? []).flatMap(({ route, start, display }) =>
      fitsFrom(route, start, display, pair),
    );
    findings.fits.push(...fits);
    if (findings.fits.length > 0) for (const prior of tried) findings.tried.push(prior);
  }
  const accident = pair.reduce((product, { typed }) => product * chanceOf(typed), 1);
  return rank(findings, accident, pair.length).certainty;
}

/** Whether the whole diagnosis calls the first code, and both, certain. */
function diagnosed(
  settings: OtpSettings,
  pair: readonly ReadObservation[],
  cache: MacCache,
): readonly boolean[] {
  return [1, 2].map((codes) => {
    const { certainty } = sayOf(settings, pair.slice(0, codes), cache);
    return certainty === 'certain';
  });
}

/**
 * Adds pairs of random codes, as if read at a moment (seconds) and a period later. They are
 * looked up in tables of the codes that every hypothesis gives; `full` of them are diagnosed too,
 * half of these among the pairs whose first code stands in a table.
 */
export function countRandomCodes(
  tally: RandomTally,
  settings: OtpSettings,
  moment: number,
  pairs: number,
  full: number,
  next: Next,
): void {
  const cache = createMacCache();
  const randomCode = () =>
    String(below(next, Math.min(10 ** settings.digits, 2 ** 31))).padStart(settings.digits, '0');
  // A sample with which every way of showing a code of this length is tried.
  const sample = read('2'.repeat(settings.digits), moment, 0);
  const quick = tableOf(quickRoutes(settings, sample, cache), priors.least);
  const wide = tableOf(wideRoutes(settings, sample, cache), priors.leastWide);
  let [hits, others] = [0, 0];
  for (let index = 0; index < pairs; index += 1) {
    const pair = [
      read(randomCode(), moment, 0),
      read(randomCode(), moment + settings.period, 1),
    ] as const;
    const [first] = pair;
    const one = certaintyOf([quick], [first]) === 'certain';
    const quickly = certaintyOf([quick], pair);
    const two = (quickly === 'none' ? certaintyOf([quick, wide], pair) : quickly) === 'certain';
    tally.pairs += 1;
    tally.afterOne += one ? 1 : 0;
    tally.afterTwo += two ? 1 : 0;
    const isHit = quick.byCode.has(first.typed.text) || wide.byCode.has(first.typed.text);
    // Where few pairs stand in a table, the others make up for them at the end.
    const isLast = pairs - index <= full - hits - others;
    if (!isLast && (isHit ? hits : others) >= full / 2) continue;
    hits += isHit ? 1 : 0;
    others += isHit ? 0 : 1;
    const [fullOne, fullTwo] = diagnosed(settings, pair, cache);
    tally.full += 1;
    tally.differ += fullOne === one && fullTwo === two ? 0 : 1;
  }
}

import { mostClockSteps, zoneHours } from '../diagnosis/clock.ts';
import { periods } from '../diagnosis/factors.ts';
import { clockSteps, clockZone, counterSteps, periodPart, plainPart } from '../diagnosis/parts.ts';
import { counterRatio, ratios } from '../diagnosis/priors.ts';
import { type Computation, type Fault, type ProgramPart, usual } from './computation.ts';

type Moment = Pick<Computation, 'seconds' | 'period'>;

/** Otherwise with TOTP alone. */
const timed =
  (change: (moment: Moment) => Partial<Computation>): Fault['change'] =>
  (computation) =>
    computation.input.type === 'totp' ? { ...computation, ...change(computation) } : computation;

/** Otherwise with HOTP alone. */
const counted =
  (counterOf: (counter: bigint) => bigint): Fault['change'] =>
  (computation) =>
    computation.input.type === 'hotp'
      ? { ...computation, counter: counterOf(computation.input.counter) }
      : computation;

const distances = Array.from({ length: 2 * mostClockSteps + 1 }, (_, index) => index).flatMap(
  (index) => (index === mostClockSteps ? [] : [index - mostClockSteps]),
);

/** Time zones that are not whole hours. */
const halfHours = [-570, -210, 210, 270, 330, 345, 390, 570, 630, 765].map((one) => one * 60);

const clocks: readonly Fault[] = [
  ...[1, ...periods].map((period) => ({
    part: periodPart(period),
    ratio: period === 30 ? usual : ratios.periodOther,
    change: timed(() => ({ period })),
  })),
  ...distances.map((steps) => ({
    part: clockSteps(steps, { from: 0, to: 0 }),
    ratio: Math.abs(steps) === 1 ? usual : 1e-3,
    change: timed(({ seconds, period }) => ({ seconds: seconds + steps * period })),
  })),
  ...[...zoneHours, ...halfHours].map((offset) => ({
    part: clockZone(offset / 60),
    ratio: ratios.clockZone,
    change: timed(({ seconds }) => ({ seconds: seconds + offset })),
  })),
  {
    part: plainPart('clock:rounded'),
    ratio: ratios.clockRounded,
    change: timed(({ seconds, period }) => ({ seconds: seconds + period / 2 })),
  },
  {
    part: plainPart('clock:milliseconds'),
    ratio: ratios.clockMilliseconds,
    change: timed(({ seconds }) => ({ seconds: seconds * 1000 })),
  },
];

const cut = (bits: 32 | 53): ProgramPart => ({
  family: 'counter',
  name: `counter:cut${bits}`,
  sentence: `counter-cut${bits}`,
  values: {},
});

const cuts: readonly (readonly [ProgramPart, Computation['keep']])[] = [
  [cut(32), (counter) => BigInt.asUintN(32, counter)],
  [cut(32), (counter) => BigInt.asIntN(32, counter)],
  [cut(53), (counter) => BigInt(Number(counter))],
];

/** What a program may do otherwise on the way to the moving factor. */
export const movingFaults: readonly Fault[] = [
  ...clocks,
  ...[0n, 1n].map((counter) => ({
    part: plainPart('type:hotp'),
    ratio: ratios.typeMistaken,
    change: timed(() => ({ counter })),
  })),
  {
    part: plainPart('type:totp'),
    ratio: ratios.typeMistaken,
    change: counted((counter) => counter / 30n),
  },
  ...distances.map((steps) => ({
    part: counterSteps(BigInt(steps)),
    ratio: counterRatio(steps),
    change: counted((counter) => counter + BigInt(steps)),
  })),
  ...cuts.map(([part, keep]) => ({
    part,
    ratio: ratios.counterCut,
    change: ((computation) => ({ ...computation, keep })) satisfies Fault['change'],
  })),
];

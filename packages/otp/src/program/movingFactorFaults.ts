import { fractionalZoneMinutes, maxClockSteps, wholeHourOffsets } from '../diagnosis/clock.ts';
import { periods } from '../diagnosis/movingFactors.ts';
import {
  secondsAfterOverflow,
  secondsSince2001,
  wrappedTimeStep,
} from '../diagnosis/wrongEpochs.ts';
import {
  clockStepsPart,
  clockZonePart,
  counterPart,
  periodPart,
  plainPart,
} from '../diagnosis/causeParts.ts';
import { counterRatio, ratios } from '../diagnosis/priors.ts';
import {
  type ProgramComputation,
  type Fault,
  commonFaultRatio,
  programPart,
  type ProgramCausePart,
} from './programComputation.ts';
import { roundedHalfToEven } from './roundedHalfToEven.ts';

type TimeAndPeriod = Pick<ProgramComputation, 'seconds' | 'period'>;

/** Changes only TOTP computations. */
const changeTotp =
  (change: (time: TimeAndPeriod) => Partial<ProgramComputation>): Fault['change'] =>
  (computation) =>
    computation.input.type === 'totp' ? { ...computation, ...change(computation) } : computation;

/** Changes only the counters of HOTP computations. */
const changeHotp =
  (counterOf: (counter: bigint) => bigint): Fault['change'] =>
  (computation) =>
    computation.input.type === 'hotp'
      ? { ...computation, counter: counterOf(computation.input.counter) }
      : computation;

/** Wrong numbers of steps by which a clock or counter may be off. */
const wrongSteps = Array.from({ length: 2 * maxClockSteps + 1 }, (_, index) => index).flatMap(
  (index) => (index === maxClockSteps ? [] : [index - maxClockSteps]),
);

/** UTC offsets that aren't whole hours, in seconds. */
const fractionalZones = fractionalZoneMinutes.map((minutes) => minutes * 60);

/** A Unix time in 32 bits, with a sign or without. */
const signed32 = (seconds: number) => Number(BigInt.asIntN(32, BigInt(seconds)));
const unsigned32 = (seconds: number) => Number(BigInt.asUintN(32, BigInt(seconds)));

/** Programs whose time overflows differ in how they divide a negative time: down, or toward zero. */
function overflowFaults(
  part: ProgramCausePart,
  ratio: number,
  overflows: readonly ((seconds: number) => number)[],
): Fault[] {
  return overflows.flatMap((overflow) => [
    { part, ratio, change: changeTotp(({ seconds }) => ({ seconds: overflow(seconds) })) },
    {
      part,
      ratio,
      change: changeTotp(({ seconds, period }) => ({
        counter: wrappedTimeStep(overflow(seconds), period),
      })),
    },
  ]);
}

const clockFaults: readonly Fault[] = [
  ...[1, ...periods].map((period) => ({
    part: periodPart(period),
    ratio: period === 30 ? commonFaultRatio : ratios.periodOther,
    change: changeTotp(() => ({ period })),
  })),
  ...wrongSteps.map((steps) => ({
    part: clockStepsPart(steps, { from: 0, to: 0 }),
    ratio: Math.abs(steps) === 1 ? commonFaultRatio : 1e-3,
    change: changeTotp(({ seconds, period }) => ({ seconds: seconds + steps * period })),
  })),
  ...[...wholeHourOffsets, ...fractionalZones].map((offset) => ({
    part: clockZonePart(offset / 60),
    ratio: ratios.clockZone,
    change: changeTotp(({ seconds }) => ({ seconds: seconds + offset })),
  })),
  {
    part: plainPart('clock:rounded'),
    ratio: ratios.clockRounded,
    change: changeTotp(({ seconds, period }) => ({ seconds: seconds + period / 2 })),
  },
  {
    part: plainPart('clock:rounded'),
    ratio: ratios.clockRounded,
    change: changeTotp(({ seconds, period }) => ({
      counter: BigInt(roundedHalfToEven(seconds, period)),
    })),
  },
  {
    part: programPart('clock', 'clock-rounded-up'),
    ratio: ratios.clockRounded,
    change: changeTotp(({ seconds, period }) => ({ counter: BigInt(Math.ceil(seconds / period)) })),
  },
  {
    part: plainPart('clock:milliseconds'),
    ratio: ratios.clockMilliseconds,
    change: changeTotp(({ seconds }) => ({ seconds: seconds * 1000 })),
  },
  ...overflowFaults(plainPart('clock:milliseconds-32-bit'), ratios.clockMilliseconds32Bit, [
    (seconds) => secondsAfterOverflow(seconds, true),
    (seconds) => secondsAfterOverflow(seconds, false),
  ]),
  {
    part: plainPart('clock:since-2001'),
    ratio: ratios.clockSince2001,
    change: changeTotp(({ seconds }) => ({ seconds: secondsSince2001(seconds) })),
  },
  ...overflowFaults(programPart('clock', 'clock-cut32'), ratios.counterCut, [signed32, unsigned32]),
];

const cut32 = programPart('counter', 'counter-cut32');

const counterCuts: readonly (readonly [
  ProgramCausePart,
  ProgramComputation['transformCounter'],
])[] = [
  [cut32, (counter) => BigInt.asUintN(32, counter)],
  [cut32, (counter) => BigInt.asIntN(32, counter)],
  // JavaScript's >> and >>> keep 32 bits of a floating-point number.
  [cut32, (counter) => BigInt.asIntN(32, BigInt(Number(counter)))],
  [cut32, (counter) => BigInt.asUintN(32, BigInt(Number(counter)))],
  [programPart('counter', 'counter-cut53'), (counter) => BigInt(Number(counter))],
];

/** The faults of the moving factor stage. */
export const movingFactorFaults: readonly Fault[] = [
  ...clockFaults,
  ...[0n, 1n].map((counter) => ({
    part: plainPart('type:hotp'),
    ratio: ratios.typeMistaken,
    change: changeTotp(() => ({ counter })),
  })),
  {
    part: plainPart('type:totp'),
    ratio: ratios.typeMistaken,
    change: changeHotp((counter) => counter / 30n),
  },
  ...wrongSteps.map((steps) => ({
    part: counterPart(BigInt(steps)),
    ratio: counterRatio(steps),
    change: changeHotp((counter) => counter + BigInt(steps)),
  })),
  ...counterCuts.map(([part, transformCounter]) => ({
    part,
    ratio: ratios.counterCut,
    change: ((computation) => ({ ...computation, transformCounter })) satisfies Fault['change'],
  })),
];

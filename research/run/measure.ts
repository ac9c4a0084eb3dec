import { capabilityOf, judgeAll, plainSecret } from '@otp-lab/otp/app-test';
import { pick, randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import { answersOf } from '../../site/src/lab/test/run.ts';
import { type App, playRun, type Tester } from './play.ts';
import { appWith, type FaultFamily, faults } from './apps.ts';

type Next = () => number;

/** The row of the report that is about a family of faults. */
const rowOf = {
  'leading-zero': 'leading-zero',
  truncation: 'truncation',
  offset: 'truncation',
  'time-steps': 'time-steps',
} as const satisfies Record<FaultFamily, string>;

/** What came of the tests of faulty apps, or of right ones. */
export interface RunTally {
  runs: number;
  /** By the row that is about the fault. */
  misleading: number;
  unclear: number;
  notTested: number;
  /** The row says right. */
  right: number;
  /** No row of the whole report says misleading or unclear. */
  unnoticed: number;
}

export const emptyRunTally = (): RunTally => ({
  runs: 0,
  misleading: 0,
  unclear: 0,
  notTested: 0,
  right: 0,
  unnoticed: 0,
});

/** How far a device's clock is ahead: nearly always set over the network. */
function randomDrift(next: Next): number {
  return next() < 0.9 ? (next() - 0.5) * 3 : (next() - 0.5) * 40;
}

/** A tester who takes 8 to 60 seconds to scan and 2 to 8 to type, and mostly waits when asked. */
function randomTester(next: Next, isChosen: boolean): Tester {
  return {
    start: 1_577_836_800 + next() * 631_152_000,
    readsAt: (shown) => shown + 8 + 52 * next() ** 2,
    typing: () => 2 + next() * 6,
    types: (code) => {
      if (next() >= 0.02) return code;
      const place = Math.floor(next() * code.length);
      return code.slice(0, place) + String((Number(code[place]) + 1) % 10) + code.slice(place + 1);
    },
    waits: () => next() < 0.9,
    fill: (bytes) => {
      bytes.set(randomBytes(next, bytes.length));
      return bytes;
    },
    ...(isChosen ? {} : { choose: (id, _, fill) => plainSecret(id, fill) }),
  };
}

/** Plays a test and says what its report says: about one row, and about anything wrong. */
function verdictsOf(app: App, tester: Tester) {
  const judged = judgeAll(answersOf(playRun(app, tester)));
  const noticed = [...judged].some(
    ([id, { verdict }]) =>
      capabilityOf(id).wanted === 'code' && (verdict === 'misleading' || verdict === 'unclear'),
  );
  return { judged, noticed };
}

/** Adds one test of an app with a random fault of the family, or of a right one. */
export function tallyRun(
  tally: RunTally,
  family: FaultFamily,
  seed: number,
  options: { readonly isChosen: boolean; readonly isFaulty: boolean },
): void {
  const next = seededNumbers(seed);
  const change = options.isFaulty ? pick(next, Object.values(faults[family])) : {};
  const app = appWith(change, randomDrift(next));
  const { judged, noticed } = verdictsOf(app, randomTester(next, options.isChosen));
  const verdict = judged.get(rowOf[family])?.verdict ?? 'not-tested';
  tally.runs += 1;
  if (verdict === 'not-tested') tally.notTested += 1;
  else if (verdict !== 'refused') tally[verdict] += 1;
  if (!noticed) tally.unnoticed += 1;
}

import { capabilityOf, judgeAll, plainSecret } from '@otp-lab/otp/app-test';
import { pick, randomBytes, type RandomSource, seededNumbers } from '@otp-lab/otp/testing';
import { answersOf } from '../../site/src/lab/test/testRun.ts';
import { type App, simulateAppTest, type Tester } from './simulateAppTest.ts';
import { createApp, type FaultFamily, faults } from './faultyApps.ts';

/** The capability in the report that detects a family of faults. */
const capabilityOfFamily = {
  'leading-zero': 'leading-zero',
  truncation: 'truncation',
  offset: 'truncation',
  'time-steps': 'time-steps',
} as const satisfies Record<FaultFamily, string>;

/** The results of tests, either of faulty apps or of correct ones. */
export interface TestTally {
  runs: number;
  /** This field and the next three count the verdicts on the capability that detects the fault. */
  misleading: number;
  unclear: number;
  notTested: number;
  /** The verdict `right`. It's false for a faulty app. */
  right: number;
  /** Reports in which no capability is misleading or unclear. */
  unnoticed: number;
}

export const emptyTestTally = (): TestTally => ({
  runs: 0,
  misleading: 0,
  unclear: 0,
  notTested: 0,
  right: 0,
  unnoticed: 0,
});

/**
 * Returns the number of seconds by which a device's clock is ahead, negative if it's slow. It's off by at most 1.5 in
 * 90% of cases (a clock set over the network), and by at most 20 in the others.
 */
function randomDrift(random: RandomSource): number {
  return random() < 0.9 ? (random() - 0.5) * 3 : (random() - 0.5) * 40;
}

/**
 * Returns a tester who needs 8 to 60 seconds to scan and 2 to 8 to type. In 90% of cases, the tester waits when the
 * page asks for it. In 2%, the tester mistypes a digit.
 * @param isChosen whether the page chooses revealing secrets. If false, secrets are random.
 */
function randomTester(random: RandomSource, isChosen: boolean): Tester {
  return {
    startTime: 1_577_836_800 + random() * 631_152_000,
    readsAt: (shown) => shown + 8 + 52 * random() ** 2,
    typingSeconds: () => 2 + random() * 6,
    typeCode: (code) => {
      if (random() >= 0.02) return code;
      const index = Math.floor(random() * code.length);
      return code.slice(0, index) + String((Number(code[index]) + 1) % 10) + code.slice(index + 1);
    },
    shouldWait: () => random() < 0.9,
    fill: (bytes) => {
      bytes.set(randomBytes(random, bytes.length));
      return bytes;
    },
    ...(isChosen ? {} : { choose: (id, _, fill) => plainSecret(id, fill) }),
  };
}

/** Simulates a test. Returns its verdicts, and whether any of them reports a fault. */
function testAndJudge(app: App, tester: Tester) {
  const verdicts = judgeAll(answersOf(simulateAppTest(app, tester)));
  const isNoticed = [...verdicts].some(
    ([id, { verdict }]) =>
      capabilityOf(id).wanted === 'code' && (verdict === 'misleading' || verdict === 'unclear'),
  );
  return { verdicts, isNoticed };
}

/**
 * Simulates one test of an app with a random fault of the family, or of a correct app, and adds the result to `tally`.
 */
export function tallyTest(
  tally: TestTally,
  family: FaultFamily,
  seed: number,
  options: { readonly isChosen: boolean; readonly isFaulty: boolean },
): void {
  const random = seededNumbers(seed);
  const fault = options.isFaulty ? pick(random, Object.values(faults[family])) : {};
  const app = createApp(fault, randomDrift(random));
  const { verdicts, isNoticed } = testAndJudge(app, randomTester(random, options.isChosen));
  const verdict = verdicts.get(capabilityOfFamily[family])?.verdict ?? 'not-tested';
  tally.runs += 1;
  if (verdict === 'not-tested') tally.notTested += 1;
  else if (verdict !== 'refused') tally[verdict] += 1;
  if (!isNoticed) tally.unnoticed += 1;
}

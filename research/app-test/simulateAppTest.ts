import { createMacCache } from '@otp-lab/otp/diagnosis';
import {
  chooseSecret,
  explainCodes,
  type NamesAnswer,
  type ProbeId,
  type TestedApp,
} from '@otp-lab/otp/app-test';
import { startNextCode } from '../../site/src/lab/check/typedCodes.ts';
import {
  changeTypedCodes,
  changeAnswers,
  noAnswers,
  setSecret,
  moveToProbe,
  type TestRun,
  startTestRun,
  type ProbeAnswers,
  canDetectRounding,
  requestedCode,
} from '../../site/src/lab/test/testRun.ts';

/** The account that an app created from a URI. */
export interface Account {
  /**
   * Returns the code that the app shows. TOTP uses `seconds`, a Unix time. HOTP uses `press`, which counts the
   * requested codes from 1.
   */
  readonly show: (seconds: number, press: number) => string;
  /** Which issuer and account it shows. Undefined if it shows none. */
  readonly names?: NamesAnswer;
}

/** Scans the URI of a QR code. Returns the new account, or undefined if the app refuses the URI. */
export type App = (uri: string) => Account | undefined;

/** A simulated person who tests an app. All times are Unix times in seconds. */
export interface Tester {
  readonly startTime: number;
  /** Returns when the tester reads the code after the page has asked for it at the time `shown`. */
  readonly readsAt: (shown: number) => number;
  /** Returns the seconds between reading a code and finishing typing it. */
  readonly typingSeconds: () => number;
  /** Returns what the tester types for a code, sometimes with a typing error. */
  readonly typeCode: (code: string) => string;
  /** Returns whether the tester waits when the page asks to read the code late in its period. */
  readonly shouldWait: () => boolean;
  /** Fills an array with random bytes, as `crypto.getRandomValues` does. */
  readonly fill: (bytes: Uint8Array) => Uint8Array;
  /** Chooses the secret of a QR code. Default: `chooseSecret`, as on the page. */
  readonly choose?: (id: ProbeId, seconds: number, fill: Tester['fill']) => string;
}

/**
 * Returns `seconds`, or three quarters of the current period if that is later. The page asks testers to wait until
 * then.
 */
function lateInPeriod(seconds: number, period: number): number {
  return Math.max(seconds, seconds - (seconds % period) + period * 0.75);
}

/**
 * Simulates a test from the first QR code to the report, in the order of the page.
 * @param about the tested app, for the report
 * @param date the day of the test, such as '2026-11-22'
 */
export function simulateAppTest(
  app: App,
  tester: Tester,
  about: TestedApp = { name: '', version: '' },
  date = '2026-11-22',
): TestRun {
  const cache = createMacCache();
  const choose = tester.choose ?? chooseSecret;
  let run = startTestRun(about, date);
  let now = tester.startTime;
  while (run.currentProbe !== undefined) {
    const id = run.currentProbe;
    run = setSecret(run, id, choose(id, now, tester.fill));
    const probe = run.probes.get(id);
    if (probe === undefined) throw new Error('The QR code has no secret.');
    const { settings } = probe;
    const account = app(probe.uri);
    let answers: ProbeAnswers = noAnswers;
    if (account === undefined) answers = { ...answers, isRefused: true };
    else {
      let wanted: ReturnType<typeof requestedCode> = 'next';
      while (wanted !== undefined) {
        let read = tester.readsAt(now);
        if (canDetectRounding(run, probe) && tester.shouldWait())
          read = lateInPeriod(read, settings.period);
        const kept =
          answers.typedCodes.text === '' ? answers.typedCodes : startNextCode(answers.typedCodes);
        const seconds = read + tester.typingSeconds();
        const text = tester.typeCode(account.show(read, kept.press));
        answers = changeTypedCodes(
          answers,
          { ...kept, text, seconds, isFinished: true },
          settings.digits,
        );
        answers = { ...answers, explained: explainCodes(settings, answers.observations, cache) };
        wanted = requestedCode(answers, probe);
        now = seconds;
      }
      answers = account.names === undefined ? answers : { ...answers, names: account.names };
    }
    const finalAnswers = answers;
    run = moveToProbe(
      changeAnswers(run, () => finalAnswers),
      1,
    );
  }
  return run;
}

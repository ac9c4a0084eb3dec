import { createMacCache } from '@otp-lab/otp/diagnosis';
import {
  chooseSecret,
  explainCodes,
  type NamesAnswer,
  type ProbeId,
  type TestedApp,
} from '@otp-lab/otp/app-test';
import { keepCode } from '../../site/src/lab/check/entry.ts';
import {
  changeEntry,
  changeStep,
  emptyStep,
  giveSecret,
  move,
  type Run,
  startRun,
  type Step,
  tellsByMoment,
  wantedCode,
} from '../../site/src/lab/test/run.ts';

/** What an app has made of a URI. */
export interface Account {
  /** What it shows at a moment (Unix time in seconds) or, where it counts, at a press from 1. */
  readonly show: (seconds: number, press: number) => string;
  /** Which names it shows; absent where it shows none. */
  readonly names?: NamesAnswer;
}

/** An app gets the URI of a QR code, and refuses it or adds an account. */
export type App = (uri: string) => Account | undefined;

/** Who tests the app. All moments are Unix times in seconds. */
export interface Tester {
  readonly start: number;
  /** When the code is read, of a QR code that is shown at a moment, or of one that follows. */
  readonly readsAt: (shown: number) => number;
  /** From reading a code to having typed it. */
  readonly typing: () => number;
  /** What is typed of a code. */
  readonly types: (code: string) => string;
  /** Whether the tester waits where the page asks for a moment. */
  readonly waits: () => boolean;
  /** Fills bytes for a secret, as the platform's generator does. */
  readonly fill: (bytes: Uint8Array) => Uint8Array;
  readonly choose?: (id: ProbeId, seconds: number, fill: Tester['fill']) => string;
}

/** From three quarters of a period on, as the page asks. */
function lateMoment(seconds: number, period: number): number {
  return Math.max(seconds, seconds - (seconds % period) + period * 0.75);
}

/** Plays a test from the first QR code to the report, as the page leads through it. */
export function playRun(
  app: App,
  tester: Tester,
  about: TestedApp = { name: '', version: '' },
  date = '2026-11-22',
): Run {
  const cache = createMacCache();
  const choose = tester.choose ?? chooseSecret;
  let run = startRun(about, date);
  let now = tester.start;
  while (run.shown !== undefined) {
    const id = run.shown;
    run = giveSecret(run, id, choose(id, now, tester.fill));
    const probe = run.probes.get(id);
    if (probe === undefined) throw new Error('a QR code has no secret');
    const { settings } = probe;
    const account = app(probe.uri);
    let step: Step = emptyStep;
    if (account === undefined) step = { ...step, refused: true };
    else {
      let wanted: ReturnType<typeof wantedCode> = 'next';
      while (wanted !== undefined) {
        let read = tester.readsAt(now);
        if (tellsByMoment(run, probe) && tester.waits()) read = lateMoment(read, settings.period);
        const kept = step.entry.text === '' ? step.entry : keepCode(step.entry);
        const seconds = read + tester.typing();
        const text = tester.types(account.show(read, kept.press));
        step = changeEntry(step, { ...kept, text, seconds, finished: true }, settings.digits);
        step = { ...step, explained: explainCodes(settings, step.observations, cache) };
        wanted = wantedCode(step, probe);
        now = seconds;
      }
      step = account.names === undefined ? step : { ...step, names: account.names };
    }
    const answer = step;
    run = move(
      changeStep(run, () => answer),
      1,
    );
  }
  return run;
}

import type { Observation } from '@otp-lab/otp/diagnosis';
import {
  type Answered,
  buildProbe,
  type BuiltProbe,
  capabilityOf,
  type Explained,
  firstProbes,
  judgeTimeSteps,
  type NamesAnswer,
  planProbes,
  type ProbeId,
  type TestedApp,
} from '@otp-lab/otp/app-test';
import { areSame, emptyEntry, type Entry, observationsOf } from '../check/entry.ts';

/** What the tester has said about one QR code. */
export interface Step {
  readonly entry: Entry;
  /** What is to be explained; the same list as long as the entry says the same. */
  readonly observations: readonly Observation[];
  readonly refused: boolean;
  /** Absent until the tester has looked. */
  readonly names?: NamesAnswer;
  /** How the typed codes came about; absent until that is known. */
  readonly explained?: Explained;
}

/** A test of an app: the QR codes with their secrets, and what was said about them so far. */
export interface Run {
  readonly app: TestedApp;
  /** The day on which it began, as ISO 8601 writes it. */
  readonly date: string;
  /** The QR codes whose secrets have been chosen: those that were shown. */
  readonly probes: ReadonlyMap<ProbeId, BuiltProbe>;
  readonly steps: ReadonlyMap<ProbeId, Step>;
  /** The QR code that is shown; absent while the report is. */
  readonly shown: ProbeId | undefined;
}

export const emptyStep: Step = { entry: emptyEntry, observations: [], refused: false };

/** A test that begins. */
export function startRun(app: TestedApp, date: string): Run {
  return { app, date, probes: new Map(), steps: new Map(), shown: firstProbes[0] };
}

/** The test with a secret for one of its QR codes, as Base32 text. */
export function giveSecret(run: Run, id: ProbeId, secret: string): Run {
  return { ...run, probes: new Map(run.probes).set(id, buildProbe(id, secret)) };
}

/** The test with another answer about the QR code that is shown. */
export function changeStep(run: Run, change: (step: Step) => Step): Run {
  if (run.shown === undefined) return run;
  const step = change(run.steps.get(run.shown) ?? emptyStep);
  return { ...run, steps: new Map(run.steps).set(run.shown, step) };
}

/** The step with what is typed now; what was found out holds as long as the codes are the same. */
export function changeEntry(step: Step, entry: Entry, digits: number): Step {
  const observations = observationsOf(entry, digits);
  if (areSame(observations, step.observations)) return { ...step, entry, refused: false };
  const { names } = step;
  return { entry, observations, refused: false, ...(names === undefined ? {} : { names }) };
}

/** The test with how the codes of a QR code came about, unless they are others by now. */
export function explainStep(
  run: Run,
  id: ProbeId,
  observations: readonly Observation[],
  explained: Explained,
): Run {
  const step = run.steps.get(id);
  if (step?.observations !== observations) return run;
  return { ...run, steps: new Map(run.steps).set(id, { ...step, explained }) };
}

/** Whether there is a right code for the QR code; for one that is to be refused any is wrong. */
export function hasRightCode({ capabilities }: BuiltProbe): boolean {
  return capabilities.every((one) => capabilityOf(one).wanted === 'code');
}

/** What is known of a step; unclear is one whose codes nothing explains. */
export function stateOf(
  { refused, explained }: Step,
  probe: BuiltProbe,
): 'open' | 'refused' | 'answered' | 'unclear' {
  if (refused) return 'refused';
  if (explained === undefined) return 'open';
  return explained.causes.length === 0 && hasRightCode(probe) ? 'unclear' : 'answered';
}

/** So many codes at most are asked for. */
const mostCodes = 4;

/**
 * Which code the tester is asked for besides those that were typed: another one where nothing
 * explains a code, once; the next one where several things explain the codes.
 */
export function wantedCode(
  { observations, explained }: Step,
  probe: BuiltProbe,
): 'again' | 'next' | undefined {
  if (explained === undefined || !hasRightCode(probe)) return undefined;
  if (explained.causes.length === 0) return observations.length === 1 ? 'again' : undefined;
  return explained.certainty === 'likely' && observations.length < mostCodes ? 'next' : undefined;
}

function answerOf(probe: BuiltProbe, step: Step): Answered | undefined {
  if (step.refused) return { probe, answer: { kind: 'refused' }, explained: undefined };
  const { explained, observations, names } = step;
  if (!explained) return undefined;
  const looked = names === undefined ? {} : { names };
  return { probe, answer: { kind: 'code', observations, ...looked }, explained };
}

/** What was answered, by QR code; what was skipped or could not be explained is left out. */
export function answersOf({ probes, steps }: Run): ReadonlyMap<ProbeId, Answered> {
  const all = new Map<ProbeId, Answered>();
  for (const [id, step] of steps) {
    const probe = probes.get(id);
    const answered = probe && answerOf(probe, step);
    if (answered) all.set(id, answered);
  }
  // An answer may stand no longer in the plan: the one that led to it was taken back.
  const asked = new Set(planProbes(all));
  return new Map([...all].filter(([id]) => asked.has(id)));
}

/**
 * Whether the moment at which the code is read can still tell whether the app rounds the time.
 * Half a period has to be longer than reading and typing take.
 */
export function tellsByMoment(run: Run, { settings }: BuiltProbe): boolean {
  if (settings.type !== 'totp' || settings.period < 60) return false;
  return judgeTimeSteps([...answersOf(run).values()]).verdict === 'not-tested';
}

/** The QR codes in their order. */
export function planOf(run: Run): readonly ProbeId[] {
  return planProbes(answersOf(run));
}

/** The test at the next or previous QR code; after the last one stands the report. */
export function move(run: Run, by: 1 | -1): Run {
  const plan = planOf(run);
  const place = run.shown === undefined ? plan.length : plan.indexOf(run.shown);
  return { ...run, shown: plan[Math.max(0, place + by)] };
}

/** The test with no secret and no answer for the QR code that is shown: both are to come anew. */
export function repeatStep(run: Run): Run {
  const probes = new Map(run.probes);
  if (run.shown !== undefined) probes.delete(run.shown);
  return { ...changeStep(run, () => emptyStep), probes };
}

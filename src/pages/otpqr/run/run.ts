import type { Diagnosis } from '../../../otp/diagnosis/types.ts';
import { randomSecret } from '../../../otp/random.ts';
import type { Answered } from '../../../otp/run/judge.ts';
import {
  type BuiltProbe,
  buildProbe,
  firstProbes,
  planProbes,
  type ProbeId,
  probeOf,
} from '../../../otp/run/probes.ts';
import type { TestedApp } from '../../../otp/run/report.ts';
import { emptyEntry, type Entry, observationsOf } from '../check/entry.ts';

/** What the tester has said about one QR code. */
export interface Step {
  readonly entry: Entry;
  readonly refused: boolean;
  /** Whether the app shows the names as they are; absent until the tester has said so. */
  readonly namesRight?: boolean;
  /** Absent until the typed codes have been diagnosed. */
  readonly diagnosis?: Diagnosis;
}

/** A test of an app: every QR code with its secret, and what was said about it so far. */
export interface Run {
  readonly app: TestedApp;
  /** The day on which it began, as ISO 8601 writes it. */
  readonly date: string;
  readonly probes: ReadonlyMap<ProbeId, BuiltProbe>;
  readonly steps: ReadonlyMap<ProbeId, Step>;
  /** The QR code that is shown; absent while the report is. */
  readonly shown: ProbeId | undefined;
}

export const emptyStep: Step = { entry: emptyEntry, refused: false };

type Fill = (bytes: Uint8Array) => Uint8Array;

function build(id: ProbeId, fill: Fill): BuiltProbe {
  return buildProbe(id, randomSecret(probeOf(id).secretBits, fill));
}

/** A test that begins; `fill` is the platform's cryptographic generator. */
export function startRun(app: TestedApp, date: string, fill: Fill): Run {
  const every = planProbes(new Set(firstProbes));
  const probes = new Map(every.map((id) => [id, build(id, fill)]));
  return { app, date, probes, steps: new Map(), shown: firstProbes[0] };
}

/** The QR codes in their order; a refusal of several settings at once is followed by each alone. */
export function planOf({ steps }: Run): readonly ProbeId[] {
  return planProbes(new Set([...steps].filter(([, step]) => step.refused).map(([id]) => id)));
}

/** The test with another answer about the QR code that is shown. */
export function changeStep(run: Run, change: (step: Step) => Step): Run {
  if (run.shown === undefined) return run;
  const step = change(run.steps.get(run.shown) ?? emptyStep);
  return { ...run, steps: new Map(run.steps).set(run.shown, step) };
}

/** The test at the next or previous QR code; after the last one stands the report. */
export function move(run: Run, by: 1 | -1): Run {
  const plan = planOf(run);
  const place = run.shown === undefined ? plan.length : plan.indexOf(run.shown);
  return { ...run, shown: plan[Math.max(0, place + by)] };
}

/** The test with a new secret, and no answer, for the QR code that is shown. */
export function repeatStep(run: Run, fill: Fill): Run {
  const { shown } = run;
  if (shown === undefined) return run;
  const probes = new Map(run.probes).set(shown, build(shown, fill));
  return { ...changeStep(run, () => emptyStep), probes };
}

/** What was answered, by QR code; what was skipped or could not be diagnosed is left out. */
export function answersOf(run: Run): ReadonlyMap<ProbeId, Answered> {
  const answered = planOf(run).flatMap((id): [ProbeId, Answered][] => {
    const [probe, step] = [run.probes.get(id), run.steps.get(id)];
    if (!probe || !step) return [];
    if (step.refused) return [[id, { probe, answer: { kind: 'refused' }, diagnosis: undefined }]];
    const { diagnosis, namesRight } = step;
    if (!diagnosis) return [];
    const observations = observationsOf(step.entry, probe.settings.digits);
    const names = namesRight === undefined ? {} : { namesRight };
    return [[id, { probe, answer: { kind: 'code', observations, ...names }, diagnosis }]];
  });
  return new Map(answered);
}

import { diagnose, diagnoseWidely } from '../diagnosis/diagnose.ts';
import type { MacCache } from '../diagnosis/macs.ts';
import type { Certainty, Diagnosis, CausePart, Observation } from '../diagnosis/types.ts';
import type { OtpSettings } from '../settings.ts';
import { isSlip } from './isSlip.ts';

/** How the codes came about that an app showed for a probe: the run's view of the diagnosis. */
export interface CodeExplanation {
  readonly diagnosis: Diagnosis;
  readonly finding: string;
  readonly certainty: Certainty;
  /**
   * What the app may have done, each as what it did otherwise, the likeliest first: one where it
   * is certain, none where nothing but a slip in typing explains the codes.
   */
  readonly causes: readonly (readonly CausePart[])[];
  /** The codes that it is about, with the counter behind each where that is known. */
  readonly codes: readonly ExplainedCode[];
  /** Whether a code was left aside that is no slip in typing either. */
  readonly isDoubtful: boolean;
}

export interface ExplainedCode {
  /** Without white space and dashes. */
  readonly code: string;
  /** When it was typed: Unix time in seconds. */
  readonly seconds: number;
  readonly counter?: bigint;
}

/** Below this probability another explanation is left aside. */
const minProbability = 0.01;

/** The app rounds the time where it should cut it, as the codes of several probes can show. */
export const roundedClockPart: CausePart = {
  family: 'clock',
  name: 'clock:rounded',
  sentence: 'clock-rounded',
  values: {},
};

const isTyping = ({ name }: CausePart) => name.startsWith('typing:');

function causesOf(diagnosis: Diagnosis): CodeExplanation['causes'] {
  const { certainty, parts, also, alternatives } = diagnosis;
  if (certainty === 'none' || parts.some(isTyping)) return [];
  const named = [parts, ...also.map((one) => one.parts)];
  if (certainty === 'certain') return named;
  const others = alternatives.filter(({ probability }) => probability >= minProbability);
  return [...named, ...others.map((other) => other.parts)];
}

/** Whether one computation explains the codes, however many causes come to it. */
export function isSettled({ certainty, causes }: CodeExplanation): boolean {
  return causes.length === 1 || (causes.length > 1 && certainty === 'certain');
}

/** The wider search, run to its end. */
function searchWidely(...asked: Parameters<typeof diagnoseWidely>): Diagnosis {
  const search = diagnoseWidely(...asked);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

function explanationOf(observations: readonly Observation[], diagnosis: Diagnosis): CodeExplanation {
  const codes = observations.map(({ seconds }, index): ExplainedCode => {
    const { shown = '', usedCounter } = diagnosis.evidence.codes[index] ?? {};
    return { code: shown, seconds, ...(usedCounter === undefined ? {} : { counter: usedCounter }) };
  });
  const { finding, certainty } = diagnosis;
  return { diagnosis, finding, certainty, causes: causesOf(diagnosis), codes, isDoubtful: false };
}

/**
 * Explains the codes that an app showed: all of them together, else the last one alone, since
 * those before it may be slips in typing, else all of them by the wider search. For an app that
 * counts, the last one may also be the code of an earlier press, typed once more.
 */
export function explainCodes(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache?: MacCache,
): CodeExplanation {
  const explain = (seen: readonly Observation[]) =>
    explanationOf(seen, diagnose(settings, seen, cache));
  const together = explain(observations);
  const last = observations.at(-1);
  if (together.causes.length > 0 || last === undefined || observations.length === 1)
    return together;
  const presses =
    settings.type === 'totp' ? [last.press] : observations.map(({ press }) => press).toReversed();
  const alone = presses.map((press) => explain([{ ...last, press }]));
  const explained = alone.filter(({ causes }) => causes.length > 0);
  const best = explained.find(({ finding }) => finding === 'match') ?? explained[0];
  if (best === undefined) {
    const widely = explanationOf(observations, searchWidely(settings, observations, cache));
    return widely.causes.length > 0 ? widely : { ...together, isDoubtful: true };
  }
  const isDoubtful = observations
    .slice(0, -1)
    .some((seen, index) => !isSlip(settings, seen, together.codes[index]?.code ?? ''));
  return { ...best, isDoubtful };
}

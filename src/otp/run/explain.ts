import { diagnose } from '../diagnosis/diagnose.ts';
import type { MacCache } from '../diagnosis/macs.ts';
import type { Certainty, Diagnosis, FindingPart, Observation } from '../diagnosis/types.ts';
import type { OtpSettings } from '../settings.ts';
import { isSlip } from './slip.ts';

/** How the codes came about that an app showed for a probe: the run's view of the diagnosis. */
export interface Explained {
  readonly diagnosis: Diagnosis;
  readonly finding: string;
  readonly certainty: Certainty;
  /**
   * What the app may have done, each as what it did otherwise, the likeliest first: one where it
   * is certain, none where nothing but a slip in typing explains the codes.
   */
  readonly causes: readonly (readonly FindingPart[])[];
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
const leastProbability = 0.01;

/** The app rounds the time where it should cut it, as the codes of several probes can show. */
export const roundedClock: FindingPart = {
  family: 'clock',
  name: 'clock:rounded',
  sentence: 'clock-rounded',
  values: {},
};

const isTyping = ({ name }: FindingPart) => name.startsWith('typing:');

/** The app may do more than shows, as every right app may; that is no other cause. */
function isMore(other: readonly FindingPart[], parts: readonly FindingPart[]): boolean {
  const names = new Set(other.map(({ name }) => name));
  return parts.every(({ name }) => names.has(name));
}

function causesOf(diagnosis: Diagnosis): Explained['causes'] {
  const { certainty, parts, also, equivalents, alternatives } = diagnosis;
  if (certainty === 'none' || parts.some(isTyping)) return [];
  const same = [...also, ...equivalents].filter((one) => !one.always && !isMore(one.parts, parts));
  if (certainty === 'certain') return [parts, ...same.map((one) => one.parts)];
  const others = alternatives.filter(({ probability }) => probability >= leastProbability);
  return [parts, ...others.map((other) => other.parts)];
}

/** Whether one computation explains the codes, however many causes come to it. */
export function isSettled({ certainty, causes }: Explained): boolean {
  return causes.length === 1 || (causes.length > 1 && certainty === 'certain');
}

function explainTogether(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache?: MacCache,
): Explained {
  const diagnosis = diagnose(settings, observations, cache);
  const codes = observations.map(({ seconds }, index): ExplainedCode => {
    const { shown = '', usedCounter } = diagnosis.evidence.codes[index] ?? {};
    return { code: shown, seconds, ...(usedCounter === undefined ? {} : { counter: usedCounter }) };
  });
  const { finding, certainty } = diagnosis;
  return { diagnosis, finding, certainty, causes: causesOf(diagnosis), codes, isDoubtful: false };
}

/**
 * Explains the codes that an app showed: all of them together, else the last one alone, since
 * those before it may be slips in typing. For an app that counts, the last one may also be the
 * code of an earlier press, typed once more.
 */
export function explainCodes(
  settings: OtpSettings,
  observations: readonly Observation[],
  cache?: MacCache,
): Explained {
  const together = explainTogether(settings, observations, cache);
  const last = observations.at(-1);
  if (together.causes.length > 0 || last === undefined || observations.length === 1)
    return together;
  const presses =
    settings.type === 'totp' ? [last.press] : observations.map(({ press }) => press).toReversed();
  const alone = presses.map((press) => explainTogether(settings, [{ ...last, press }], cache));
  const explained = alone.filter(({ causes }) => causes.length > 0);
  const best = explained.find(({ finding }) => finding === 'match') ?? explained[0];
  if (best === undefined) return { ...together, isDoubtful: true };
  const isDoubtful = observations
    .slice(0, -1)
    .some((seen, index) => !isSlip(settings, seen, together.codes[index]?.code ?? ''));
  return { ...best, isDoubtful };
}

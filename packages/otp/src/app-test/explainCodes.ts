import { isTypingError, plainPart } from '../diagnosis/causeParts.ts';
import { diagnose, diagnoseWidely } from '../diagnosis/diagnose.ts';
import type { MacCache } from '../diagnosis/macs.ts';
import type { Certainty, Diagnosis, CausePart, Observation } from '../diagnosis/types.ts';
import { runToEnd } from '../runToEnd.ts';
import type { OtpSettings } from '../settings.ts';
import { isMistyped } from './mistypedCode.ts';

/** The diagnosis of the codes that an app showed for a probe, as the app test needs it. */
export interface CodeExplanation {
  readonly diagnosis: Diagnosis;
  readonly finding: string;
  readonly certainty: Certainty;
  /**
   * The possible causes, most likely first. Each cause is a list of deviations, and a match has no deviations. There is
   * no cause if nothing explains the codes, or only a typing error does.
   */
  readonly causes: readonly (readonly CausePart[])[];
  /** The explained codes, each with its counter if that is known. */
  readonly codes: readonly ExplainedCode[];
  /** Whether at least one code has no explanation, not even a typing error. */
  readonly isDoubtful: boolean;
}

export interface ExplainedCode {
  /** Without white space and dashes. */
  readonly code: string;
  /** When the tester read it: Unix time in seconds. */
  readonly seconds: number;
  readonly counter?: bigint;
}

/** Less likely alternatives are ignored. */
const minProbability = 0.01;

/** The app rounds the time instead of rounding down. The codes of several probes can prove it. */
export const roundedClockPart = plainPart('clock:rounded');

function causesOf(diagnosis: Diagnosis): CodeExplanation['causes'] {
  const { certainty, parts, namedRivals, alternatives } = diagnosis;
  if (certainty === 'none' || parts.some(isTypingError)) return [];
  const named = [parts, ...namedRivals.map((rival) => rival.parts)];
  if (certainty === 'certain') return named;
  const others = alternatives.filter(({ probability }) => probability >= minProbability);
  return [...named, ...others.map((cause) => cause.parts)];
}

/** Returns whether a single computation explains the codes. It may have several causes. */
export function hasOneComputation({ certainty, causes }: CodeExplanation): boolean {
  return causes.length === 1 || (causes.length > 1 && certainty === 'certain');
}

function explanationOf(
  observations: readonly Observation[],
  diagnosis: Diagnosis,
): CodeExplanation {
  const codes = observations.map(({ seconds }, index): ExplainedCode => {
    const { shown = '', usedCounter } = diagnosis.evidence.codes[index] ?? {};
    return { code: shown, seconds, ...(usedCounter === undefined ? {} : { counter: usedCounter }) };
  });
  const { finding, certainty } = diagnosis;
  return { diagnosis, finding, certainty, causes: causesOf(diagnosis), codes, isDoubtful: false };
}

/**
 * Explains the last code alone, because the tester may have mistyped the earlier codes. For HOTP, the last code may
 * repeat the code of an earlier press. Returns undefined if nothing explains it.
 */
function explainLast(
  { type }: OtpSettings,
  observations: readonly Observation[],
  last: Observation,
  explain: (seen: readonly Observation[]) => CodeExplanation,
): CodeExplanation | undefined {
  const presses =
    type === 'totp' ? [last.press] : observations.map(({ press }) => press).toReversed();
  const explained = presses
    .map((press) => explain([{ ...last, press }]))
    .filter(({ causes }) => causes.length > 0);
  return explained.find(({ finding }) => finding === 'match') ?? explained[0];
}

/**
 * Explains the codes that an app showed for a probe. Tries three ways, until one explains the codes:
 *
 * 1. All codes together.
 * 2. The last code alone.
 * 3. All codes together with the wide search.
 *
 * @param cache pass the same cache for each code of a probe to explain the next code faster
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
  const ofLastCode = explainLast(settings, observations, last, explain);
  if (ofLastCode === undefined) {
    const search = diagnoseWidely(settings, observations, cache);
    const widely = explanationOf(observations, runToEnd(search));
    return widely.causes.length > 0 ? widely : { ...together, isDoubtful: true };
  }
  const isDoubtful = observations
    .slice(0, -1)
    .some((seen, index) => !isMistyped(settings, seen, together.codes[index]?.code ?? ''));
  return { ...ofLastCode, isDoubtful };
}

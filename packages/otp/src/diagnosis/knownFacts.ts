import { isWrongClock } from './causeParts.ts';
import type { Match } from './search.ts';
import { maxTypingDelay } from './typingDelay.ts';
import type { Cause, CausePart, KnownFacts } from './types.ts';

/** The largest error of a clock that a person calls right, in seconds. */
const maxClockError = 1;

const isWrongStep = ({ kind }: CausePart) => kind === 'counter-step' || kind === 'clock-rounded';

/** A right clock seems slow if the person types a code after it has changed. */
const canBeRight = ({ values: { from, to } }: CausePart) =>
  Number(from) < maxClockError && Number(to) > -maxTypingDelay;

function fitsFacts({ parts }: Match, { isClockRight }: KnownFacts): boolean {
  if (isClockRight === undefined) return true;
  return isClockRight
    ? parts.every((part) => !isWrongClock(part) || canBeRight(part))
    : !parts.some(isWrongStep);
}

/** Returns the matches that agree with the facts. If no match does, returns all matches. */
export function matchesFittingFacts(
  matches: readonly Match[],
  facts: KnownFacts,
): readonly Match[] {
  const fitting = matches.filter((match) => fitsFacts(match, facts));
  return fitting.length === 0 ? matches : fitting;
}

/** Returns whether the answer to "Is the device's clock right?" can rule out some of the causes. */
export function isClockDecisive(causes: readonly Cause[]): boolean {
  const parts = causes.flatMap((cause) => cause.parts);
  return parts.some(isWrongClock) && parts.some(isWrongStep);
}

import { decodeTypedBase32 } from '../base32.ts';
import { type ReadAttempt, readAttempts, type ReadAttempts } from './readAttempts.ts';
import { recommendedLookAhead, recommendedServer, simulateServer } from './simulateServer.ts';
import {
  type AttemptEvidence,
  minCertainProbability,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerQuestion,
  type UnmatchedAttempt,
} from './types.ts';
import {
  type CauseSet,
  causeSet,
  coversAll,
  type Explanation,
  weighCauses,
} from './weighCauses.ts';

/** The probability that a cause needs to be named as likely. */
const minLikelyProbability = 0.5;
/** The diagnosis leaves out less likely causes. */
const minCauseProbability = 0.01;
/** Causes that the simulation can't confirm, so the diagnosis never calls them certain. */
const unconfirmable: readonly ServerCause[] = ['settings', 'elsewhere', 'slip'];

/** Returns the evidence for each attempt, in the order of the input. */
function evidenceOf(
  { settings, attempts: typed }: ServerQuestion,
  secret: Uint8Array,
  attempts: readonly ReadAttempt[],
): readonly (AttemptEvidence | undefined)[] {
  const isTimed = settings.type === 'totp';
  const server = {
    ...recommendedServer,
    ...(isTimed ? {} : { ahead: recommendedLookAhead }),
    counter: attempts[0]?.expectedCounter ?? 0n,
  };
  const outcomes = simulateServer(settings, secret, server, attempts);
  const evidence = new Map(
    attempts.map(({ index, codeCounter, expectedCounter }, position) => [
      index,
      {
        distance: Number(codeCounter - expectedCounter),
        recommendedOutcome: outcomes[position] ?? 'refused',
      },
    ]),
  );
  return typed.map((_, index) => evidence.get(index));
}

const weightOf = (explanations: readonly Explanation[]) =>
  explanations.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Ranks the causes by probability, and lists the attempts that each cause explains. A cause explains an attempt if it
 * does so in explanations with more than half of the cause's weight.
 */
function rankCauses(
  explanations: readonly Explanation[],
  total: number,
  refused: readonly ReadAttempt[],
): readonly RankedCause[] {
  return serverCauses
    .map((cause): RankedCause => {
      const causeBit = causeSet([cause]);
      const hasCause = (set: CauseSet | undefined) => ((set ?? 0) & causeBit) !== 0;
      const weight = weightOf(explanations.filter(({ sets }) => sets.some(hasCause)));
      const attempts = refused
        .filter((_, position) => {
          const explaining = explanations.filter(({ sets }) => hasCause(sets[position]));
          return weightOf(explaining) > weight / 2;
        })
        .map(({ index }) => index);
      return { cause, probability: weight / total, attempts };
    })
    .filter(({ probability }) => probability >= minCauseProbability)
    .toSorted((a, b) => b.probability - a.probability);
}

/**
 * Returns the causes whose probability is at least `threshold`. They must also explain all attempts together with at
 * least this probability. Otherwise, returns none.
 */
function nameCauses(
  threshold: number,
  causes: readonly RankedCause[],
  explanations: readonly Explanation[],
  total: number,
): readonly ServerCause[] {
  const named = causes
    .filter(({ probability }) => probability >= threshold)
    .map(({ cause }) => cause);
  const namedSet = causeSet(named);
  const covered = explanations.filter(({ sets }) => coversAll(namedSet, sets));
  return weightOf(covered) / total >= threshold ? named : [];
}

/** Explains why the server refused correct codes. `attempts` must contain at least one refusal. */
function explain(
  { settings, facts }: ServerQuestion,
  { attempts, unmatched }: ReadAttempts,
  evidence: readonly (AttemptEvidence | undefined)[],
): ServerDiagnosis {
  const refused = attempts.filter(({ outcome }) => outcome === 'refused');
  const explanations = weighCauses(settings, facts, attempts);
  const total = weightOf(explanations);
  if (total === 0) return { kind: 'contradiction', evidence, unmatched };
  const causes = rankCauses(explanations, total, refused);
  const certain = nameCauses(minCertainProbability, causes, explanations, total);
  const isCertain = certain.length > 0 && !certain.some((cause) => unconfirmable.includes(cause));
  const named = isCertain ? certain : nameCauses(minLikelyProbability, causes, explanations, total);
  const isClockPossible = causes.some(({ cause }) => cause === 'clock');
  const areAllRefused = refused.length === attempts.length;
  return {
    kind: 'causes',
    certainty: isCertain ? 'certain' : named.length > 0 ? 'likely' : 'none',
    named,
    causes,
    shouldCheckClock: !isCertain && facts.clock === undefined && areAllRefused && isClockPossible,
    evidence,
    unmatched,
  };
}

/** Returns a diagnosis for a server that refused only codes that the settings don't give. */
function explainUnmatched(
  question: ServerQuestion,
  unmatched: readonly UnmatchedAttempt[],
  evidence: readonly (AttemptEvidence | undefined)[],
): ServerDiagnosis {
  const refused = unmatched.filter(
    ({ attemptIndex }) => question.attempts[attemptIndex]?.outcome === 'refused',
  );
  if (refused.length === 0) return { kind: 'open', evidence, unmatched };
  const withoutTypingError = refused.find(({ intendedCode }) => intendedCode === undefined);
  if (withoutTypingError)
    return { kind: 'wrong-code', attemptIndex: withoutTypingError.attemptIndex };
  const indexes = refused.map(({ attemptIndex }) => attemptIndex);
  return {
    kind: 'causes',
    certainty: 'likely',
    named: ['slip'],
    causes: [{ cause: 'slip', probability: 1, attempts: indexes }],
    shouldCheckClock: false,
    evidence,
    unmatched,
  };
}

/**
 * Finds out why a server refuses correct codes. Simulates every server that the facts allow, and gives it the codes in
 * order of their times. Collects the causes of the servers that react as observed. The named causes together explain
 * all refused attempts. They are certain if nearly all of these servers have them.
 *
 * Leaves out codes that the settings don't give. If these are more than half of the codes, the settings are wrong or
 * the server is right, and the result is 'wrong-code'.
 *
 * @throws {RangeError} if the digits, the algorithm, the period or a time that the diagnosis computes with is out of
 * bounds, as in `hotp` and `counterAt`, or a press isn't a whole number
 */
export function diagnoseServer(question: ServerQuestion): ServerDiagnosis {
  const decoded = decodeTypedBase32(question.settings.secret);
  if (!decoded.ok) return { kind: 'wrong-code', attemptIndex: 0 };
  const read = readAttempts(question.settings, decoded.bytes, question.attempts);
  const { attempts, unmatched } = read;
  if (unmatched[0] && unmatched.length > attempts.length)
    return { kind: 'wrong-code', attemptIndex: unmatched[0].attemptIndex };
  const evidence = evidenceOf(question, decoded.bytes, attempts);
  return attempts.some(({ outcome }) => outcome === 'refused')
    ? explain(question, read, evidence)
    : explainUnmatched(question, unmatched, evidence);
}

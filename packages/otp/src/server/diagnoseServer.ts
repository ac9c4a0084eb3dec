import { decodeTypedBase32 } from '../base32.ts';
import { type ReadAttempt, readAttempts, type ReadAttempts } from './readAttempts.ts';
import { recommendedLookAhead, recommendedServer, simulateServer } from './simulateServer.ts';
import {
  type AttemptEvidence,
  certainThreshold,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerQuestion,
} from './types.ts';
import { causeSet, coversAll, type Explanation, weighCauses } from './weighCauses.ts';

const likelyThreshold = 0.5;
/** The diagnosis leaves out less likely causes. */
const minCauseProbability = 0.01;
/**
 * Causes that the simulation can't confirm: anything that it doesn't simulate may be the reason. So
 * the diagnosis never calls them certain.
 */
const catchAlls: readonly ServerCause[] = ['settings', 'elsewhere', 'slip'];

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
    attempts.map(({ index, codeCounter, expectedCounter }, place) => [
      index,
      {
        distance: Number(codeCounter - expectedCounter),
        recommendedOutcome: outcomes[place] ?? 'refused',
      },
    ]),
  );
  return typed.map((_, index) => evidence.get(index));
}

/** Ranks the causes, and collects the attempts that each explains in most cases. */
function rankCauses(
  explanations: readonly Explanation[],
  total: number,
  refused: readonly ReadAttempt[],
): readonly RankedCause[] {
  const weightOf = (isMeant: (one: Explanation) => boolean) =>
    explanations.reduce((sum, one) => sum + (isMeant(one) ? one.weight : 0), 0);
  return serverCauses
    .map((cause): RankedCause => {
      const bit = causeSet([cause]);
      const weight = weightOf(({ sets }) => sets.some((set) => (set & bit) !== 0));
      const attempts = refused
        .filter((_, place) => weightOf(({ sets }) => ((sets[place] ?? 0) & bit) !== 0) > weight / 2)
        .map(({ index }) => index);
      return { cause, probability: weight / total, attempts };
    })
    .filter(({ probability }) => probability >= minCauseProbability)
    .toSorted((one, other) => other.probability - one.probability);
}

/**
 * Returns the causes whose probability is at least `threshold`. Returns none if the probability that they together
 * explain all attempts is lower.
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
  const set = causeSet(named);
  const covered = explanations.reduce(
    (sum, { sets, weight }) => sum + (coversAll(set, sets) ? weight : 0),
    0,
  );
  return covered / total >= threshold ? named : [];
}

/** Explains why the server refused correct codes. `attempts` must contain at least one refusal. */
function explain(
  { settings, facts }: ServerQuestion,
  { attempts, unmatched }: ReadAttempts,
  evidence: readonly (AttemptEvidence | undefined)[],
): ServerDiagnosis {
  const refused = attempts.filter(({ outcome }) => outcome === 'refused');
  const explanations = weighCauses(settings, facts, attempts);
  const total = explanations.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { kind: 'contradiction', evidence, unmatched };
  const causes = rankCauses(explanations, total, refused);
  const certain = nameCauses(certainThreshold, causes, explanations, total);
  const isCertain = certain.length > 0 && !certain.some((cause) => catchAlls.includes(cause));
  const named = isCertain ? certain : nameCauses(likelyThreshold, causes, explanations, total);
  return {
    kind: 'causes',
    certainty: isCertain ? 'certain' : named.length > 0 ? 'likely' : 'none',
    named,
    causes,
    shouldCheckClock:
      !isCertain &&
      facts.clock === undefined &&
      refused.length === attempts.length &&
      causes.some(({ cause }) => cause === 'clock'),
    evidence,
    unmatched,
  };
}

/**
 * Finds out why a server refuses correct codes. Simulates every server that the facts allow, and
 * gives it the codes in order of their times. It collects the causes of the servers that react as
 * observed. The named causes together explain all refused attempts, so the order of the input
 * doesn't matter. They are certain if nearly all of these servers have them.
 *
 * Leaves out codes that the settings don't give. If these are more than half of the codes, the
 * settings are wrong or the server is right, and the result is 'wrong-code'.
 */
export function diagnoseServer(question: ServerQuestion): ServerDiagnosis {
  const decoded = decodeTypedBase32(question.settings.secret);
  if (!decoded.ok) return { kind: 'wrong-code', attemptIndex: 0 };
  const read = readAttempts(question.settings, decoded.bytes, question.attempts);
  const { attempts, unmatched } = read;
  if (unmatched[0] && unmatched.length > attempts.length)
    return { kind: 'wrong-code', attemptIndex: unmatched[0].attemptIndex };
  const evidence = evidenceOf(question, decoded.bytes, attempts);
  if (attempts.some(({ outcome }) => outcome === 'refused'))
    return explain(question, read, evidence);

  const refusedUnmatched = unmatched.filter(
    ({ attemptIndex }) => question.attempts[attemptIndex]?.outcome === 'refused',
  );
  if (refusedUnmatched.length === 0) return { kind: 'open', evidence, unmatched };
  const unlike = refusedUnmatched.find(({ meant }) => meant === undefined);
  if (unlike) return { kind: 'wrong-code', attemptIndex: unlike.attemptIndex };
  const indexes = refusedUnmatched.map(({ attemptIndex }) => attemptIndex);
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

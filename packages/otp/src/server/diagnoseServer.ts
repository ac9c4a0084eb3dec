import { decodeBase32 } from '../base32.ts';
import { readCode } from '../diagnosis/readCode.ts';
import { counterAt } from '../totp.ts';
import { verify } from '../verify.ts';
import { serverHypotheses, type ServerHypothesis, serverPriors } from './serverHypotheses.ts';
import { recommendedLookAhead, recommendedServer, simulateServer } from './simulateServer.ts';
import {
  type Attempt,
  type AttemptEvidence,
  certainThreshold,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerQuestion,
} from './types.ts';

const likelyThreshold = 0.5;
/** The diagnosis leaves out less likely causes. */
const minCauseProbability = 0.01;
/** How many steps or counters around the expected one to search for a typed code. */
const searchRange = { totp: { behind: 20, ahead: 20 }, hotp: { behind: 20, ahead: 100 } } as const;

/** An attempt with a code that the settings give. */
interface ReadAttempt extends Attempt {
  /** The time step by the correct clock, or the counter by the press of the button. */
  readonly expectedCounter: bigint;
  /** The time step or counter of the typed code. */
  readonly codeCounter: bigint;
}

/** Finds the counters of all codes, or returns the index of a code that the settings don't give. */
function readAttempts(
  { settings, attempts }: ServerQuestion,
  secret: Uint8Array,
): readonly ReadAttempt[] | number {
  const { type, period, algorithm, digits } = settings;
  const read: ReadAttempt[] = [];
  for (const [index, attempt] of attempts.entries()) {
    const result = readCode(attempt.code);
    if (!result.ok) return index;
    const code = result.code.text;
    const expectedCounter =
      type === 'totp'
        ? counterAt(attempt.seconds, period)
        : settings.counter + BigInt(attempt.press - 1);
    const codeCounter = verify(code, {
      secret,
      algorithm,
      digits,
      counter: expectedCounter,
      ...searchRange[type],
    });
    if (codeCounter === null) return index;
    read.push({ ...attempt, code, expectedCounter, codeCounter });
  }
  return read;
}

/** Returns the time step of an attempt by the server's clock, from the middle of its drift. */
function serverStep({ seconds }: Attempt, { drift }: ServerHypothesis, period: number): bigint {
  return BigInt(Math.floor((seconds + (drift.from + drift.to) / 2) / period));
}

/**
 * Returns why a code is outside a TOTP server's window: the window or the clock. Windows exist for
 * codes that are one step off, so refusing such a code is the window's fault.
 *
 * @param distance by how many steps the code is after the server's step
 * @param fromExpected by how many steps the code is after the expected step
 */
function outsideCauses(
  distance: number,
  fromExpected: number,
  server: ServerHypothesis,
): ServerCause[] {
  const isNear = (steps: number, min: number) =>
    -steps <= Math.max(min, server.behind) && steps <= Math.max(min, server.ahead);
  if (isNear(distance, 1)) return ['window'];
  const isWindow = !isNear(fromExpected, 0);
  const isClock = !isWindow || !isNear(distance - fromExpected, 1);
  return [...(isWindow ? (['window'] as const) : []), ...(isClock ? (['clock'] as const) : [])];
}

/** Returns for each attempt why the server refuses it. The list is empty if the server accepts. */
function refusalCauses(
  server: ServerHypothesis,
  attempts: readonly ReadAttempt[],
  { type, period }: ServerQuestion['settings'],
): readonly (readonly ServerCause[])[] {
  const isTimed = type === 'totp';
  let { counter } = server;
  let lastAccepted: bigint | undefined;
  return attempts.map((attempt) => {
    const { code, codeCounter, expectedCounter } = attempt;
    const distance = Number(
      codeCounter - (isTimed ? serverStep(attempt, server, period) : counter),
    );
    const causes: ServerCause[] = [];
    if (server.comparesNumbers && code.startsWith('0')) causes.push('number');
    if (isTimed) {
      if (!server.acceptsAgain && lastAccepted !== undefined && codeCounter <= lastAccepted)
        causes.push('reuse');
      if (-distance > server.behind || distance > server.ahead)
        causes.push(...outsideCauses(distance, Number(codeCounter - expectedCounter), server));
    } else if (distance < 0) causes.push('reuse');
    else if (distance > server.ahead) causes.push('window');
    // Follow the observed outcome: a server that refuses a code for any reason stores no counter.
    if (attempt.outcome === 'accepted') {
      lastAccepted = codeCounter;
      counter = codeCounter + 1n;
    }
    return causes;
  });
}

/**
 * Adds up, over all servers that react as observed, the weight of each cause of the refusal at
 * `attemptIndex`, and the total weight.
 */
function weighCauses(
  question: ServerQuestion,
  attempts: readonly ReadAttempt[],
  attemptIndex: number,
) {
  const { settings, facts } = question;
  const weights = new Map<ServerCause, number>();
  let total = 0;
  const add = (weight: number, causes: readonly ServerCause[]) => {
    total += weight;
    for (const cause of causes) weights.set(cause, (weights.get(cause) ?? 0) + weight);
  };
  const isRefused = attempts.map(({ outcome }) => outcome === 'refused');
  const areAllRefused = isRefused.every(Boolean);
  const times = attempts.map(({ seconds }) => seconds);
  const firstCounter = settings.type === 'hotp' ? attempts[0]?.expectedCounter : undefined;
  for (const server of serverHypotheses(facts, times, settings.period, firstCounter)) {
    const causesByAttempt = refusalCauses(server, attempts, settings);
    const causes = causesByAttempt[attemptIndex] ?? [];
    const { elsewhere, refusesElsewhere } = serverPriors;
    const isAsObserved = causesByAttempt.every((one, index) => one.length > 0 === isRefused[index]);
    if (isAsObserved) add(server.weight * (1 - serverPriors.settings - elsewhere), causes);
    // With another secret, the server refuses everything; this server's settings may do so as well.
    if (areAllRefused && facts.computesRight !== true)
      add(server.weight * serverPriors.settings, ['settings', ...causes]);
    const probability = causesByAttempt.reduce((product, one, index) => {
      if (one.length > 0) return isRefused[index] === true ? product : 0;
      return product * (isRefused[index] === true ? refusesElsewhere : 1 - refusesElsewhere);
    }, 1);
    add(server.weight * elsewhere * probability, ['elsewhere', ...causes]);
  }
  return { weights, total };
}

function evidenceOf(
  { settings }: ServerQuestion,
  secret: Uint8Array,
  attempts: readonly ReadAttempt[],
): AttemptEvidence[] {
  const isTimed = settings.type === 'totp';
  const server = {
    ...recommendedServer,
    ...(isTimed ? {} : { ahead: recommendedLookAhead }),
    counter: attempts[0]?.expectedCounter ?? 0n,
  };
  const outcomes = simulateServer(settings, secret, server, attempts);
  return attempts.map(({ codeCounter, expectedCounter }, index) => ({
    distance: Number(codeCounter - expectedCounter),
    recommendedOutcome: outcomes[index] ?? 'refused',
  }));
}

/**
 * Finds out why a server refuses correct codes. Gives the codes to every server that the facts leave
 * possible, and collects the causes of those that react as observed. A cause is certain if nearly
 * all of them have it. If the settings don't give a code, the server is right to refuse it, and the
 * result is 'wrong-code'.
 */
export function diagnoseServer(question: ServerQuestion): ServerDiagnosis {
  const decoded = decodeBase32(question.settings.secret);
  if (!decoded.ok) return { kind: 'wrong-code', attemptIndex: 0 };
  const attempts = readAttempts(question, decoded.bytes);
  if (typeof attempts === 'number') return { kind: 'wrong-code', attemptIndex: attempts };
  const evidence = evidenceOf(question, decoded.bytes, attempts);
  const attemptIndex = attempts.findLastIndex(({ outcome }) => outcome === 'refused');
  if (attemptIndex < 0) return { kind: 'open', evidence };
  const { weights, total } = weighCauses(question, attempts, attemptIndex);
  if (total === 0) return { kind: 'contradiction', evidence };
  const causes = serverCauses
    .map((cause): RankedCause => ({ cause, probability: (weights.get(cause) ?? 0) / total }))
    .filter(({ probability }) => probability >= minCauseProbability)
    .toSorted((one, other) => other.probability - one.probability);
  const [first] = causes;
  // These two causes stand for everything that isn't simulated, so they are never certain.
  const isCatchAll = first?.cause === 'settings' || first?.cause === 'elsewhere';
  const probability = first?.probability ?? 0;
  const certainty =
    probability >= certainThreshold && !isCatchAll
      ? 'certain'
      : probability >= likelyThreshold
        ? 'likely'
        : 'none';
  return { kind: 'causes', certainty, causes, attemptIndex, evidence };
}

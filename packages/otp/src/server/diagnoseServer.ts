import { decodeBase32 } from '../base32.ts';
import { readCode } from '../diagnosis/code.ts';
import { counterAt } from '../totp.ts';
import { verify } from '../verify.ts';
import { playServer, recommendedLookAhead, recommendedServer } from './play.ts';
import { type Candidate, candidates, serverPriors } from './servers.ts';
import {
  certainFrom,
  type Attempt,
  type AttemptEvidence,
  type RankedCause,
  type ServerCause,
  serverCauses,
  type ServerDiagnosis,
  type ServerQuestion,
} from './types.ts';

const likelyFrom = 0.5;
/** What is rarer is not worth a look. */
const leastShown = 0.01;
/** How far a code's step or counter is looked for. */
const reach = { totp: { behind: 20, ahead: 20 }, hotp: { behind: 20, ahead: 100 } } as const;

/** An attempt whose code is one of the settings. */
interface Known extends Attempt {
  /** The step or counter that was due, by the right clock or the press of the button. */
  readonly due: bigint;
  /** The one that the code is of. */
  readonly own: bigint;
}

/** The attempts with the steps of their codes; the place of one whose code is none. */
function readAttempts(
  { settings, attempts }: ServerQuestion,
  secret: Uint8Array,
): readonly Known[] | number {
  const { type, period, algorithm, digits } = settings;
  const known: Known[] = [];
  for (const [place, attempt] of attempts.entries()) {
    const read = readCode(attempt.code);
    if (!read.ok) return place;
    const code = read.code.text;
    const due =
      type === 'totp'
        ? counterAt(attempt.seconds, period)
        : settings.counter + BigInt(attempt.press - 1);
    const own = verify(code, { secret, algorithm, digits, counter: due, ...reach[type] });
    if (own === null) return place;
    known.push({ ...attempt, code, due, own });
  }
  return known;
}

/** The step of a moment by a server's clock, anywhere in what it may be off. */
function stepOf({ seconds }: Attempt, { drift }: Candidate, period: number): bigint {
  return BigInt(Math.floor((seconds + (drift.from + drift.to) / 2) / period));
}

/**
 * Why a server's window leaves out a code that is so many steps after its own, and so many after
 * the one that is due. One step either way is what a window is for.
 */
function outsideCauses(distance: number, fromDue: number, server: Candidate): ServerCause[] {
  const isNear = (steps: number, least: number) =>
    -steps <= Math.max(least, server.behind) && steps <= Math.max(least, server.ahead);
  if (isNear(distance, 1)) return ['window'];
  const isWindow = !isNear(fromDue, 0);
  const isClock = !isWindow || !isNear(distance - fromDue, 1);
  return [...(isWindow ? (['window'] as const) : []), ...(isClock ? (['clock'] as const) : [])];
}

/** What a server does with each attempt: no causes where it accepts. */
function reasonsOf(
  server: Candidate,
  attempts: readonly Known[],
  { type, period }: ServerQuestion['settings'],
): readonly (readonly ServerCause[])[] {
  const isTimed = type === 'totp';
  let { counter } = server;
  let last: bigint | undefined;
  return attempts.map((attempt) => {
    const { code, own, due } = attempt;
    const distance = Number(own - (isTimed ? stepOf(attempt, server, period) : counter));
    const causes: ServerCause[] = [];
    if (server.comparesNumbers && code.startsWith('0')) causes.push('number');
    if (isTimed) {
      if (!server.acceptsAgain && last !== undefined && own <= last) causes.push('reuse');
      if (-distance > server.behind || distance > server.ahead)
        causes.push(...outsideCauses(distance, Number(own - due), server));
    } else if (distance < 0) causes.push('reuse');
    else if (distance > server.ahead) causes.push('window');
    // What was seen counts: a server that refuses for another reason keeps no step.
    if (attempt.outcome === 'accepted') {
      last = own;
      counter = own + 1n;
    }
    return causes;
  });
}

/** The weight of each cause of the attempt at `place`, over all servers that do what was seen. */
function weigh(question: ServerQuestion, known: readonly Known[], place: number) {
  const { settings, facts } = question;
  const weights = new Map<ServerCause, number>();
  let total = 0;
  const add = (weight: number, causes: readonly ServerCause[]) => {
    total += weight;
    for (const cause of causes) weights.set(cause, (weights.get(cause) ?? 0) + weight);
  };
  const isRefused = known.map(({ outcome }) => outcome === 'refused');
  const allRefused = isRefused.every(Boolean);
  const moments = known.map(({ seconds }) => seconds);
  const due = settings.type === 'hotp' ? known[0]?.due : undefined;
  for (const server of candidates(facts, moments, settings.period, due)) {
    const reasons = reasonsOf(server, known, settings);
    const here = reasons[place] ?? [];
    const { elsewhere, refusesElsewhere } = serverPriors;
    const isSeen = reasons.every((causes, index) => causes.length > 0 === isRefused[index]);
    if (isSeen) add(server.weight * (1 - serverPriors.settings - elsewhere), here);
    // Whatever else is wrong with it, what its settings refuse they refuse.
    if (allRefused && facts.computesRight !== true)
      add(server.weight * serverPriors.settings, ['settings', ...here]);
    const chance = reasons.reduce((product, causes, index) => {
      if (causes.length > 0) return isRefused[index] === true ? product : 0;
      return product * (isRefused[index] === true ? refusesElsewhere : 1 - refusesElsewhere);
    }, 1);
    add(server.weight * elsewhere * chance, ['elsewhere', ...here]);
  }
  return { weights, total };
}

function evidenceOf(
  { settings }: ServerQuestion,
  secret: Uint8Array,
  known: readonly Known[],
): AttemptEvidence[] {
  const isTimed = settings.type === 'totp';
  const server = {
    ...recommendedServer,
    ...(isTimed ? {} : { ahead: recommendedLookAhead }),
    counter: known[0]?.due ?? 0n,
  };
  const outcomes = playServer(settings, secret, server, known);
  return known.map(({ own, due }, index) => ({
    distance: Number(own - due),
    recommended: outcomes[index] ?? 'refused',
  }));
}

/**
 * Says why a server refuses codes that are right: the search with the server as the suspect. Every
 * server that the facts leave possible is given the codes; those that do what was seen say why. A
 * cause is certain where nearly all of them name it. Codes that the settings do not give are
 * reported as such: then the server is right.
 */
export function diagnoseServer(question: ServerQuestion): ServerDiagnosis {
  const decoded = decodeBase32(question.settings.secret);
  if (!decoded.ok) return { kind: 'wrong-code', place: 0 };
  const known = readAttempts(question, decoded.bytes);
  if (typeof known === 'number') return { kind: 'wrong-code', place: known };
  const evidence = evidenceOf(question, decoded.bytes, known);
  const place = known.findLastIndex(({ outcome }) => outcome === 'refused');
  if (place < 0) return { kind: 'open', evidence };
  const { weights, total } = weigh(question, known, place);
  if (total === 0) return { kind: 'contradiction', evidence };
  const causes = serverCauses
    .map((cause): RankedCause => ({ cause, probability: (weights.get(cause) ?? 0) / total }))
    .filter(({ probability }) => probability >= leastShown)
    .toSorted((one, other) => other.probability - one.probability);
  const [first] = causes;
  // What stands for all that is not looked at here can be no certainty.
  const isOpen = first?.cause === 'settings' || first?.cause === 'elsewhere';
  const probability = first?.probability ?? 0;
  const certainty =
    probability >= certainFrom && !isOpen
      ? 'certain'
      : probability >= likelyFrom
        ? 'likely'
        : 'none';
  return { kind: 'causes', certainty, causes, place, evidence };
}

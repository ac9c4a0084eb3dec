import type { OtpSettings } from '../../settings.ts';
import { type CheckVerdict, type ServerCheck, serverChecks, sourcesOfChecks } from './checks.ts';
import { keyOf, periodOf } from './codes.ts';
import type { CheckReport, RunAttempt } from './types.ts';
import {
  clockErrorRange,
  type ServerLabels,
  type WeighedServer,
  weighServers,
} from './weighServers.ts';

/** A check passes if its probability is at least this high. */
const passThreshold = 0.98;
/** A check fails if the probability of a fault is at least this high. */
const failThreshold = 0.85;
/** The report leaves out causes that are less likely than this. */
const minRivalProbability = 0.01;
/** RFC 4226 section 4, R6: the shared secret has at least 128 bits. */
const minKeyBytes = 16;
/** NIST SP 800-63B-4 section 3.1.4: the code changes at least every two minutes. */
const maxPeriod = 120;

/** The result of a check, without its sources. */
type Result = Omit<CheckReport, 'check' | 'sources'>;

const result = (verdict: CheckVerdict, finding: string, value?: number): Result => ({
  verdict,
  finding,
  value,
});

/** The input of the report: the attempts, and the servers that may have reacted as observed. */
interface RunEvidence {
  readonly settings: OtpSettings;
  readonly attempts: readonly RunAttempt[];
  /** Returns the probability that the server is like this. */
  readonly probabilityOf: (isLike: (labels: ServerLabels) => boolean) => number;
}

/** Returns whether the run made an attempt in a phase, for a purpose and, if given, at a distance. */
function wasTried(
  { attempts }: RunEvidence,
  phase: RunAttempt['phase'],
  purpose: RunAttempt['purpose'],
  distance?: number,
): boolean {
  return attempts.some(
    (attempt) =>
      attempt.phase === phase &&
      attempt.purpose === purpose &&
      (distance === undefined || attempt.distance === distance),
  );
}

/** Passes or fails by the probabilities of the right label and of each fault. */
function judge(
  { probabilityOf }: RunEvidence,
  isRight: (labels: ServerLabels) => boolean,
  faults: readonly string[],
  labelOf: (labels: ServerLabels) => string,
): Result {
  const right = probabilityOf(isRight);
  if (right >= passThreshold) return result('pass', 'right');
  if (1 - right < failThreshold) return result('unclear', 'several');
  const named = faults.find(
    (fault) => probabilityOf((labels) => labelOf(labels) === fault) >= failThreshold,
  );
  return result('fail', named ?? 'several');
}

function judgeWindow(evidence: RunEvidence, side: 'behind' | 'ahead'): Result {
  const sign = side === 'behind' ? -1 : 1;
  // RFC 6238 section 5.2 asks for a window for delayed codes. A server needn't accept codes that
  // are ahead.
  const mayBeNarrow = side === 'ahead';
  const wasSeen = [1, 2].every((steps) => wasTried(evidence, 'login', 'fresh', sign * steps));
  if (!wasSeen) return result('not-seen', 'not-tried');
  const judged = judge(
    evidence,
    (labels) => labels[side] === 'right' || (mayBeNarrow && labels[side] === 'narrow'),
    ['narrow', 'wide'],
    (labels) => labels[side],
  );
  const isNarrow = evidence.probabilityOf((labels) => labels[side] === 'narrow') >= failThreshold;
  return judged.verdict === 'pass' && isNarrow ? result('pass', 'none') : judged;
}

function judgeClock(evidence: RunEvidence): Result {
  const isRounded = ({ clock }: ServerLabels) => clock === 'rounded' || clock === 'rounded-up';
  // Each way of rounding gives the same answers as a fast clock. So the report names both, or only the fast clock.
  const mayBeRounded = evidence.probabilityOf(isRounded) >= minRivalProbability;
  const judged = judge(
    evidence,
    ({ clock }) => clock === 'right',
    ['fast', 'fast-or-rounded', 'slow', 'stopped', 'minutes', 'nodes'],
    (labels) =>
      mayBeRounded && (isRounded(labels) || labels.clock === 'fast')
        ? 'fast-or-rounded'
        : labels.clock,
  );
  // Only accepted codes from before and after the server's step prove that its clock is right.
  const isWindowRight = evidence.probabilityOf(
    ({ behind, ahead }) => behind === 'right' && ahead === 'right',
  );
  const isProved = isWindowRight >= failThreshold;
  if (judged.verdict === 'pass' && !isProved) return result('unclear', 'several');
  const { finding } = judged;
  if (finding !== 'fast' && finding !== 'slow') return judged;
  const clockError = clockErrorRange(evidence.settings, evidence.attempts, finding);
  return clockError ? { ...judged, clockError } : judged;
}

function judgeReuse(evidence: RunEvidence): Result {
  if (!wasTried(evidence, 'login', 'reused')) return result('not-seen', 'not-tried');
  return judge(
    evidence,
    ({ reuse }) => reuse === 'newer-codes-only' || reuse === 'each-code-once',
    ['again', 'newest-only', 'older-only', 'typed-text', 'forgets', 'login-only'],
    ({ reuse }) => reuse,
  );
}

function judgeSetup(evidence: RunEvidence): Result {
  if (!wasTried(evidence, 'setup', 'fresh') || !wasTried(evidence, 'login', 'fresh', -1))
    return result('not-seen', 'not-tried');
  const judged = judge(
    evidence,
    ({ setup, reuse }) => setup === 'same' && reuse !== 'login-only',
    ['stricter', 'wider', 'unmarked'],
    ({ setup, reuse }) => (setup === 'same' && reuse === 'login-only' ? 'unmarked' : setup),
  );
  return judged.finding === 'several' ? result('unclear', 'several') : judged;
}

function judgeZeros(evidence: RunEvidence): Result {
  // A refused code with an extra zero shows nothing: the form may limit the length.
  const wasSeen = evidence.attempts.some(
    ({ code, outcome, form }) =>
      form === 'stripped' || (outcome === 'accepted' && code.startsWith('0')),
  );
  const faults = ['numbers', 'typed-lost', 'expected-lost'] as const;
  const judged = judge(
    evidence,
    ({ zeros }) => zeros === 'kept',
    faults,
    ({ zeros }) => zeros,
  );
  return wasSeen || judged.verdict === 'fail' ? judged : result('not-seen', 'not-tried');
}

function judgeLimit(evidence: RunEvidence): Result {
  const { attempts, probabilityOf } = evidence;
  const limited = probabilityOf(({ limit }) => limit === 'limited');
  if (limited >= passThreshold) return result('pass', 'right');
  const last = attempts.findLastIndex(({ outcome }) => outcome === 'accepted');
  const before = attempts.slice(0, Math.max(0, last));
  const failures =
    before.length - 1 - before.findLastIndex(({ outcome }) => outcome === 'accepted');
  if (limited < 0.5) return result('not-seen', 'unseen', failures);
  return result('unclear', 'several');
}

/** Returns how the server computes codes, if that is known and not as the settings say. */
function computationFault({ probabilityOf, attempts }: RunEvidence) {
  const found = attempts.find(
    ({ outcome, purpose }) => outcome === 'accepted' && purpose === 'other',
  );
  const isKnown = probabilityOf(({ computation }) => computation !== 'settings') >= failThreshold;
  return found && isKnown ? found.computation : undefined;
}

/** Returns whether the server almost certainly computes codes with the settings. */
function isComputedAsSet({ probabilityOf }: RunEvidence): boolean {
  return probabilityOf(({ computation }) => computation === 'settings') >= passThreshold;
}

function judgeAlgorithm(evidence: RunEvidence): Result {
  const fault = computationFault(evidence);
  if (fault?.kind === 'sha1' || fault?.kind === 'defaults') return result('fail', fault.kind);
  const isRight = fault !== undefined || isComputedAsSet(evidence);
  return isRight ? result('pass', 'right') : result('unclear', 'several');
}

function judgePeriod(evidence: RunEvidence): Result {
  const { period } = evidence.settings;
  const fault = computationFault(evidence);
  const used = fault ? periodOf(evidence.settings, fault) : period;
  if (used !== period) return result('fail', 'other', used);
  if (period > maxPeriod) return result('fail', 'long', period);
  const isRight = fault !== undefined || isComputedAsSet(evidence);
  return isRight ? result('pass', 'right', period) : result('unclear', 'several');
}

function judgeKeyLength(evidence: RunEvidence): Result {
  const bytes = keyOf(evidence.settings).length;
  const fault = computationFault(evidence);
  if (fault?.kind === 'key') return result('fail', 'cut', fault.bytes);
  if (bytes < minKeyBytes) return result('fail', 'short', 8 * bytes);
  const isRight = fault !== undefined || isComputedAsSet(evidence);
  return isRight ? result('pass', 'right', 8 * bytes) : result('unclear', 'several');
}

const judges: Readonly<Record<ServerCheck, (evidence: RunEvidence) => Result>> = {
  'window-behind': (evidence) => judgeWindow(evidence, 'behind'),
  'window-ahead': (evidence) => judgeWindow(evidence, 'ahead'),
  clock: judgeClock,
  reuse: judgeReuse,
  'setup-equals-login': judgeSetup,
  'leading-zeros': judgeZeros,
  'attempts-limit': judgeLimit,
  algorithm: judgeAlgorithm,
  period: judgePeriod,
  'key-length': judgeKeyLength,
};

/** Returns the probability of a kind of server. */
function probabilityIn(servers: readonly WeighedServer[]): RunEvidence['probabilityOf'] {
  return (isLike) =>
    servers.reduce((sum, { labels, probability }) => sum + (isLike(labels) ? probability : 0), 0);
}

/**
 * Judges a server by the attempts of a guided run. A check passes only if nearly all servers that
 * would react like this pass it. It fails only if most of them fail it.
 *
 * @param settings of a time-based account. The secret is Base32
 * @returns a line for each check, in their order
 * @throws {RangeError} if the secret isn't Base32
 */
export function reportRun(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly CheckReport[] {
  const servers = weighServers(settings, attempts);
  const evidence = { settings, attempts, probabilityOf: probabilityIn(servers) };
  return serverChecks.map((check) => ({
    check,
    ...judges[check](evidence),
    sources: sourcesOfChecks[check],
  }));
}

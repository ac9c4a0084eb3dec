import type { OtpSettings } from '../../settings.ts';
import { asSet, codeOf, periodOf } from './codes.ts';
import { maxAttempts, nextRequest } from './nextRequest.ts';
import type { PlannedAttempt, RunAttempt } from './types.ts';

/** After this share of a step, the page shows no new code, because people need time to enter it. */
const latestShare = 0.7;

/** Returns the code as it is typed: plain, with a space as many apps show it, without zeros, or with a zero more. */
function inForm(code: string, form: PlannedAttempt['form']): string {
  if (form === 'stripped') return code.replace(/^0+/, '');
  if (form === 'padded') return `0${code}`;
  const middle = Math.ceil(code.length / 2);
  return form === 'plain' ? code : `${code.slice(0, middle)} ${code.slice(middle)}`;
}

/**
 * Returns the next attempt of the guided run, or undefined if the run is over. If `notBefore` of the attempt is in the
 * future, ask again at that time.
 *
 * The order gives each refusal only one possible reason. Codes get newer, because a server that accepted a code refuses
 * older codes. Codes that a good server refuses come last, because the server may then lock the account.
 *
 * @param settings of a time-based account. The secret is Base32
 * @param unixSeconds the current time
 * @param shouldSkipZeros whether not to wait for codes that begin with 0. Then the run may not test leading zeros
 * @throws {RangeError} if the secret isn't Base32, the digits or the algorithm are out of bounds as in `hotp`, or the
 * run asks for the code of a time before 1970
 */
export function nextAttempt(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  unixSeconds: number,
  shouldSkipZeros = false,
): PlannedAttempt | undefined {
  if (attempts.length >= maxAttempts) return undefined;
  const request = nextRequest({ settings, attempts, unixSeconds, shouldSkipZeros });
  if (!request) return undefined;
  const {
    phase,
    purpose,
    form = 'plain',
    computation = asSet,
    fromStep = 0,
    fromShare = 0,
  } = request;
  const period = periodOf(settings, computation);
  // The server might get a code that is about to expire only in the next step. Then the code would be a step older.
  const { toShare = purpose === 'reused' ? 1 : latestShare } = request;
  const isLate = unixSeconds / period - Math.floor(unixSeconds / period) > toShare;
  const step = Math.max(Math.floor(unixSeconds / period) + Number(isLate), fromStep);
  const codeStep = request.step ?? step + (request.distance ?? 0);
  return {
    phase,
    purpose,
    form,
    code: inForm(codeOf(settings, computation, codeStep), form),
    step: codeStep,
    distance: codeStep - step,
    computation,
    notBefore: Math.max(unixSeconds, (step + fromShare) * period),
  };
}

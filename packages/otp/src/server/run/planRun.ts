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
 * Returns the next attempt of the guided run, or undefined if it is over. If `notBefore` is later than `now`, ask again
 * at that time.
 *
 * The order gives each refusal only one possible reason. Codes get newer, because a server that accepted a code refuses
 * older codes. Codes that a good server refuses come last, because the server may then lock the account.
 *
 * @param settings of a time-based account. The secret is Base32
 * @param now Unix time in seconds
 * @param shouldSkipZeros whether not to wait for codes that begin with 0. Then the run may not test leading zeros
 */
export function nextAttempt(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  now: number,
  shouldSkipZeros = false,
): PlannedAttempt | undefined {
  if (attempts.length >= maxAttempts) return undefined;
  const request = nextRequest({ settings, attempts, now, shouldSkipZeros });
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
  const isLate = now / period - Math.floor(now / period) > toShare;
  const step = Math.max(Math.floor(now / period) + Number(isLate), fromStep);
  const codeStep = request.step ?? step + (request.distance ?? 0);
  return {
    phase,
    purpose,
    form,
    code: inForm(codeOf(settings, computation, codeStep), form),
    step: codeStep,
    distance: codeStep - step,
    computation,
    notBefore: Math.max(now, (step + fromShare) * period),
  };
}

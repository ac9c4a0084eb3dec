import type { CheckVerdict, ServerCheck } from '@otp-lab/otp/server';
import type { ServerCase } from './serverCase.ts';

export interface Judgment {
  /** The report names the fault and no other. For a correct server: it names none. */
  readonly isRight: boolean;
  /** Checks with the verdict `pass` although the server fails them. */
  readonly falsePasses: readonly ServerCheck[];
  /** Checks with the verdict `fail` although the server passes them. */
  readonly falseFails: readonly ServerCheck[];
}

/**
 * Judges a report about a simulated server. In two cases, a report needs no verdict `fail` to be right. A short run
 * can't show that a limit of attempts is missing. And a server that accepted nothing reveals nothing else.
 *
 * @param acceptedAny whether the server accepted at least one code in the run
 */
export function judgeReport(
  { faulty, distorted }: ServerCase,
  report: Readonly<Record<ServerCheck, CheckVerdict>>,
  acceptedAny: boolean,
): Judgment {
  const entries = Object.entries(report) as [ServerCheck, CheckVerdict][];
  const checksWith = (verdict: CheckVerdict) =>
    entries.filter(([, reported]) => reported === verdict).map(([check]) => check);
  const falsePasses = checksWith('pass').filter((check) => faulty.includes(check));
  const falseFails = checksWith('fail').filter(
    (check) => !faulty.includes(check) && !distorted.includes(check),
  );
  const isNamed =
    faulty.length === 0 ||
    !acceptedAny ||
    faulty.some(
      (check) =>
        report[check] === 'fail' || (check === 'attempts-limit' && report[check] === 'not-seen'),
    );
  return {
    isRight: isNamed && falsePasses.length === 0 && falseFails.length === 0,
    falsePasses,
    falseFails,
  };
}

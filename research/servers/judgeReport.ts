import type { Check } from './server.ts';
import type { ServerCase } from './serverCase.ts';

/** A verdict of the report card, as `data-verdict` in the page. */
export type Verdict = 'pass' | 'fail' | 'unclear' | 'not-seen';

export interface Judgment {
  /** The report names the fault and no other. For a correct server: it names none. */
  readonly isRight: boolean;
  /** Checks with the verdict `pass` although the server fails them. */
  readonly falsePasses: readonly Check[];
  /** Checks with the verdict `fail` although the server passes them. */
  readonly falseFails: readonly Check[];
}

/**
 * Judges a report about a simulated server. A report is right without the verdict `fail` in two cases: a short run
 * can't show that there is no limit of attempts, and a server that accepted nothing shows only that.
 * @param acceptedAny whether the server accepted at least one code in the run
 */
export function judgeReport(
  { faulty, unjudged }: ServerCase,
  report: Readonly<Record<Check, Verdict>>,
  acceptedAny: boolean,
): Judgment {
  const entries = Object.entries(report) as [Check, Verdict][];
  const checksWith = (verdict: Verdict) =>
    entries.filter(([, one]) => one === verdict).map(([check]) => check);
  const falsePasses = checksWith('pass').filter((check) => faulty.includes(check));
  const falseFails = checksWith('fail').filter(
    (check) => !faulty.includes(check) && !unjudged.includes(check),
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

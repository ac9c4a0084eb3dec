import { reportForeignParameter, twoStepPrefix } from './foreignParameters.ts';
import type { ReportFinding } from './rules.ts';

/** Percent-encoded values by lower-case name. Of a repeated parameter, the first value. */
export type Parameters = ReadonlyMap<string, string>;

/** Limits the findings about a hostile query. */
const maxReported = 50;

/**
 * Splits a query into its parameters. Reports malformed, repeated and unknown ones; never throws.
 *
 * @param known lower-case names of the parameters to return
 */
export function readParameters(
  query: string,
  known: readonly string[],
  report: ReportFinding,
): Parameters {
  const values = new Map<string, string>();
  const reported = new Set<string>();
  const reportOnce = (key: string, reportIt: () => void) => {
    if (!reported.has(key)) reportIt();
    reported.add(key);
  };
  for (const piece of query.split('&')) {
    if (piece === '') continue;
    const [given = '', ...rest] = piece.split('=');
    const value = rest.join('=');
    // HTML writes '&amp;' between parameters.
    const name = given.replace(/^amp;/i, '');
    if (name !== given) reportOnce('&amp;', () => report('key-uri-html-escapes', {}));
    const lower = name.toLowerCase();
    if (!known.includes(lower)) {
      const kind = lower.startsWith(twoStepPrefix) ? twoStepPrefix : lower;
      if (reported.size < maxReported)
        reportOnce(kind, () => reportForeignParameter(name, value, report));
      continue;
    }
    if (name !== lower) report('key-uri-parameter-case', { name });
    if (values.has(lower))
      reportOnce(lower, () => report('key-uri-parameter-repeated', { name: lower }));
    else values.set(lower, value);
  }
  return values;
}

/**
 * Removes the fragment from a query. If parameters follow the '#', it is an unencoded character of
 * a value, and the query stays as it is.
 */
export function dropFragment(
  query: string,
  known: readonly string[],
  report: ReportFinding,
): string {
  const hash = query.indexOf('#');
  if (hash < 0) return query;
  report('rfc3986-fragment', {});
  const rest = query.slice(hash).toLowerCase();
  return known.some((name) => rest.includes(`&${name}=`)) ? query : query.slice(0, hash);
}

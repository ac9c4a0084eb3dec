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
  for (const piece of query.split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    const given = equals < 0 ? piece : piece.slice(0, equals);
    const value = equals < 0 ? '' : piece.slice(equals + 1);
    let name = given;
    // HTML writes '&amp;' between parameters.
    if (/^amp;/i.test(name)) {
      name = name.slice(4);
      if (!reported.has('&amp;')) report('key-uri-html-escapes', {});
      reported.add('&amp;');
    }
    const lower = name.toLowerCase();
    if (!known.includes(lower)) {
      const kind = lower.startsWith(twoStepPrefix) ? twoStepPrefix : lower;
      if (!reported.has(kind) && reported.size < maxReported)
        reportForeignParameter(name, value, report);
      if (reported.size < maxReported) reported.add(kind);
      continue;
    }
    if (name !== lower) report('key-uri-parameter-case', { name });
    if (values.has(lower)) {
      if (!reported.has(lower)) report('key-uri-parameter-repeated', { name: lower });
      reported.add(lower);
    } else values.set(lower, value);
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

import { reportForeign, twoStep } from './foreignParameters.ts';
import type { Report } from './rules.ts';

/** Raw values by name in lower case, still percent-encoded. Where a name is repeated, the first. */
export type Parameters = ReadonlyMap<string, string>;

/** Takes a query apart; never fails. `known` are the names that have a meaning here. */
export function readParameters(
  query: string,
  known: readonly string[],
  report: Report,
): Parameters {
  const values = new Map<string, string>();
  const reported = new Set<string>();
  for (const piece of query.split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    const given = equals < 0 ? piece : piece.slice(0, equals);
    const value = equals < 0 ? '' : piece.slice(equals + 1);
    let name = given;
    // HTML-escaped text has '&amp;' between parameters.
    if (/^amp;/i.test(name)) {
      name = name.slice(4);
      if (!reported.has('&amp;')) report('key-uri-html-escapes', {});
      reported.add('&amp;');
    }
    const lower = name.toLowerCase();
    if (!known.includes(lower)) {
      const kind = lower.startsWith(twoStep) ? twoStep : lower;
      if (!reported.has(kind)) reportForeign(name, value, report);
      reported.add(kind);
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
 * Parts a query from a fragment that follows it. What follows a '#' and names a parameter is
 * taken as text with an unescaped '#'.
 */
export function dropFragment(query: string, known: readonly string[], report: Report): string {
  const hash = query.indexOf('#');
  if (hash < 0) return query;
  report('rfc3986-fragment', {});
  const rest = query.slice(hash).toLowerCase();
  return known.some((name) => rest.includes(`&${name}=`)) ? query : query.slice(0, hash);
}

import { isForeignParameter, reportForeignParameter, twoStepPrefix } from './foreignParameters.ts';
import { percentDecode } from './percentEncoding.ts';
import type { ReportFinding } from './rules.ts';

/** Percent-encoded values by lower-case name. Of a repeated parameter, the first value. */
export type Parameters = ReadonlyMap<string, string>;

/** Limits the findings about a hostile query. */
const maxReported = 50;

/** Removes the 'amp;' that HTML writes after the '&' between parameters. */
function withoutHtmlEscapes(query: string, report: ReportFinding): string {
  const plain = query.replaceAll(/(^|&)amp;/gi, '$1');
  if (plain !== query) report('key-uri-html-escapes', {});
  return plain;
}

/** Limits the length of a name in a finding. */
const maxShownLength = 80;

/** Returns how many pieces, from an index on, have no '=' and aren't the name of a parameter. */
function countNamePieces(
  pieces: readonly string[],
  start: number,
  known: readonly string[],
): number {
  const end = pieces.findIndex((piece, index) => {
    const name = piece.toLowerCase();
    const isName = !name.includes('=') && !known.includes(name) && !isForeignParameter(name);
    return index >= start && (piece === '' || !isName);
  });
  return (end < 0 ? pieces.length : end) - start;
}

/**
 * Splits a query at each '&'. If the '&' of an issuer isn't encoded, the pieces after it are the rest of the name, so
 * they are joined with %26.
 *
 * @param known lower-case names of parameters
 */
function splitQuery(query: string, known: readonly string[], report: ReportFinding): string[] {
  const pieces = query.split('&');
  const index = pieces.findIndex((piece) => /^issuer=/i.test(piece));
  const hasName = index >= 0 && !pieces[index]?.endsWith('=');
  const count = hasName ? countNamePieces(pieces, index + 1, known) : 0;
  if (count === 0) return pieces;
  const joined = pieces.slice(index, index + 1 + count).join('%26');
  const { decoded } = percentDecode(joined.slice(joined.indexOf('=') + 1));
  report('rfc3986-ampersand', { issuer: decoded.trim().slice(0, maxShownLength) });
  return pieces.toSpliced(index, count + 1, joined);
}

/**
 * Reads the parameters of a query. Reports malformed, repeated and unknown ones; never throws.
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
  for (const piece of splitQuery(withoutHtmlEscapes(query, report), known, report)) {
    if (piece === '') continue;
    const [name = '', ...rest] = piece.split('=');
    const value = rest.join('=');
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

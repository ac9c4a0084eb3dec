import { decodeEscapes, undoEscapes } from './escapes.ts';
import type { Report } from './rules.ts';

interface Names {
  readonly issuer: string;
  readonly account: string;
}

/** A label in its two places, still percent-encoded. */
interface Label {
  readonly prefix: string;
  readonly account: string;
}

/** No issuer has more colons; a text of nothing else is not searched to its end. */
const mostColons = 20;

/** A form writes a space as '+'. */
function isIssuer(text: string, issuer: string): boolean {
  return text === issuer || text === issuer.replaceAll('+', ' ');
}

/**
 * Parts 'issuer:account' where what stands before a colon is the issuer that is known; else at
 * the first plain colon, else at the first escaped one.
 */
function splitLabel(label: string, issuer: string): Label {
  const colons = [...label.matchAll(/:|%3a/gi)];
  const known = issuer === '' ? [] : colons.slice(0, mostColons);
  const place =
    known.find(({ index }) => isIssuer(plainText(label.slice(0, index)), issuer)) ??
    colons.find(([colon]) => colon === ':') ??
    colons[0];
  if (place === undefined) return { prefix: '', account: label };
  const { index, 0: colon } = place;
  return { prefix: label.slice(0, index), account: label.slice(index + colon.length) };
}

/** The text without its escapes and without white space at its ends. */
function plainText(raw: string): string {
  return undoEscapes(raw).decoded.trim();
}

/** The issuer in a raw label, as far as the label alone tells. */
export function prefixOf(label: string): string {
  return plainText(splitLabel(label, '').prefix);
}

function reportIssuers(prefix: string, parameter: string, report: Report): void {
  if (prefix === '' && parameter === '') report('key-uri-issuer-missing', {});
  else if (parameter === '') report('key-uri-issuer-parameter-missing', { issuer: prefix });
  else if (prefix === '') report('key-uri-issuer-prefix-missing', { issuer: parameter });
  else if (prefix !== parameter) report('key-uri-issuer-mismatch', { label: prefix, parameter });
}

/** The format forbids a colon in either name. */
function reportColons({ issuer, account }: Names, report: Report): void {
  const inIssuer = issuer.includes(':');
  const inAccount = account.includes(':');
  if (inIssuer || inAccount)
    report('key-uri-label-colons', {
      field: inIssuer && inAccount ? 'both' : inIssuer ? 'issuer' : 'account',
    });
}

/**
 * Issuer and account from a raw label and the raw issuer parameter. Where the two name different
 * issuers the parameter counts, which the Key Uri Format prefers.
 */
export function readNames(label: string, rawIssuer: string | undefined, report: Report): Names {
  const raw = splitLabel(label, plainText(rawIssuer ?? ''));
  if (label.includes('+')) report('key-uri-plus', { field: 'label' });
  const prefix = decodeEscapes(raw.prefix, 'label', report).trim();
  const account = decodeEscapes(raw.account, 'label', report).trim();
  if (account === '') report('key-uri-label-missing', {});

  let parameter = decodeEscapes(rawIssuer ?? '', 'issuer', report).trim();
  if (rawIssuer?.includes('+')) {
    report('key-uri-plus', { field: 'issuer' });
    // The label tells when a form wrote the parameter.
    if (prefix !== parameter && isIssuer(prefix, parameter)) parameter = prefix;
  }
  reportIssuers(prefix, parameter, report);
  const names = { issuer: parameter === '' ? prefix : parameter, account };
  reportColons(names, report);
  return names;
}

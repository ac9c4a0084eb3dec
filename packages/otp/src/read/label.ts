import { decodeField, percentDecode } from './percentEncoding.ts';
import type { ReportFinding } from './rules.ts';

interface Names {
  readonly issuer: string;
  readonly account: string;
}

/** A split label, still percent-encoded. `prefix` is the issuer before the colon. */
interface Label {
  readonly prefix: string;
  readonly account: string;
}

/** Limits the time for a label that consists of colons. No real issuer contains more colons. */
const maxColons = 20;

/** Returns whether a text is the issuer. Form encoding writes a space as '+'. */
function isIssuer(text: string, issuer: string): boolean {
  return text === issuer || text === issuer.replaceAll('+', ' ');
}

/** Returns the colon that follows the issuer, if it is one of the first. */
function colonAfter(label: string, issuer: string): RegExpExecArray | undefined {
  let count = 0;
  for (const colon of label.matchAll(/:|%3a/gi)) {
    if (count === maxColons) return undefined;
    if (isIssuer(decodeAndTrim(label.slice(0, colon.index)), issuer)) return colon;
    count += 1;
  }
  return undefined;
}

/**
 * Splits 'issuer:account' after the known issuer. If the label doesn't begin with it, splits at the
 * first unencoded colon, or else at the first encoded one.
 */
function splitLabel(label: string, issuer: string): Label {
  const separator =
    (issuer === '' ? undefined : colonAfter(label, issuer)) ??
    /:/.exec(label) ??
    /%3a/i.exec(label);
  if (separator === null) return { prefix: '', account: label };
  const { index, 0: colon } = separator;
  return { prefix: label.slice(0, index), account: label.slice(index + colon.length) };
}

/** Decodes percent-encoding and trims white space. */
function decodeAndTrim(raw: string): string {
  return percentDecode(raw).decoded.trim();
}

/** Returns the issuer in a percent-encoded label. Splits at a colon, without a known issuer. */
export function issuerPrefix(label: string): string {
  return decodeAndTrim(splitLabel(label, '').prefix);
}

/** A domain name such as example.com. */
const domain =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/**
 * Reports how the two issuers differ. Apple recommends a name in the label and a domain in the
 * parameter, so that password managers find the account. The Key URI Format asks for equal values.
 */
function reportIssuers(prefix: string, parameter: string, report: ReportFinding): void {
  if (prefix === '' && parameter === '') report('key-uri-issuer-missing', {});
  else if (parameter === '') report('key-uri-issuer-parameter-missing', { issuer: prefix });
  else if (prefix === '') report('key-uri-issuer-prefix-missing', { issuer: parameter });
  else if (prefix === parameter) return;
  else if (domain.test(parameter) && !domain.test(prefix))
    report('issuer-domain', { label: prefix, parameter });
  else report('key-uri-issuer-mismatch', { label: prefix, parameter });
}

/** The Key URI Format forbids colons in both names. */
function reportColons({ issuer, account }: Names, report: ReportFinding): void {
  const inIssuer = issuer.includes(':');
  const inAccount = account.includes(':');
  if (inIssuer || inAccount)
    report('key-uri-label-colons', {
      field: inIssuer && inAccount ? 'both' : inIssuer ? 'issuer' : 'account',
    });
}

/**
 * Returns issuer and account from a percent-encoded label and issuer parameter. If the two name
 * different issuers, the parameter wins, as the Key URI Format recommends.
 */
export function readNames(
  label: string,
  rawIssuer: string | undefined,
  report: ReportFinding,
): Names {
  const raw = splitLabel(label, decodeAndTrim(rawIssuer ?? ''));
  if (label.includes('+')) report('key-uri-plus', { field: 'label' });
  const prefix = decodeField(raw.prefix, 'label', report).trim();
  const account = decodeField(raw.account, 'label', report).trim();
  if (account === '') report('key-uri-label-missing', {});

  let parameter = decodeField(rawIssuer ?? '', 'issuer', report).trim();
  if (rawIssuer?.includes('+')) {
    report('key-uri-plus', { field: 'issuer' });
    // If the label has spaces instead, the '+' in the parameter comes from form encoding.
    if (prefix !== parameter && isIssuer(prefix, parameter)) parameter = prefix;
  }
  reportIssuers(prefix, parameter, report);
  const names = { issuer: parameter === '' ? prefix : parameter, account };
  reportColons(names, report);
  return names;
}

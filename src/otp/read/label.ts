import { decodeEscapes } from './escapes.ts';
import type { Report } from './rules.ts';

interface Names {
  readonly issuer: string;
  readonly account: string;
}

/** Parts 'issuer:account' at the first plain colon, else at the first escaped one. */
function splitLabel(label: string): readonly [prefix: string | undefined, account: string] {
  const plain = label.indexOf(':');
  const escaped = label.search(/%3a/i);
  if (plain >= 0) return [label.slice(0, plain), label.slice(plain + 1)];
  if (escaped >= 0) return [label.slice(0, escaped), label.slice(escaped + 3)];
  return [undefined, label];
}

function reportIssuers(prefix: string, parameter: string, report: Report): void {
  if (prefix === '' && parameter === '') report('key-uri-issuer-missing', {});
  else if (parameter === '') report('key-uri-issuer-parameter-missing', { issuer: prefix });
  else if (prefix === '') report('key-uri-issuer-prefix-missing', { issuer: parameter });
  else if (prefix !== parameter) report('key-uri-issuer-mismatch', { label: prefix, parameter });
}

/**
 * Issuer and account from a raw label and the raw issuer parameter. Where the two name different
 * issuers the parameter counts, which the Key Uri Format prefers.
 */
export function readNames(label: string, rawIssuer: string | undefined, report: Report): Names {
  const [rawPrefix, rawAccount] = splitLabel(label);
  if (label.includes('+')) report('key-uri-plus', { part: 'label' });
  const prefix = decodeEscapes(rawPrefix ?? '', 'label', report).trim();
  const account = decodeEscapes(rawAccount, 'label', report).trim();
  if (rawAccount.includes(':')) report('key-uri-label-colons', {});
  if (account === '') report('key-uri-label-missing', {});

  let parameter = decodeEscapes(rawIssuer ?? '', 'issuer', report).trim();
  if (rawIssuer?.includes('+')) {
    report('key-uri-plus', { part: 'issuer' });
    // A form writes a space as '+'; the label tells when that is what happened.
    const asForm = parameter.replaceAll('+', ' ');
    if (asForm === prefix) parameter = asForm;
  }
  reportIssuers(prefix, parameter, report);
  return { issuer: parameter === '' ? prefix : parameter, account };
}

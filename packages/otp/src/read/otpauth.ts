import { decodeField } from './percentEncoding.ts';
import type { Fields } from './fields.ts';
import { readNames } from './label.ts';
import { dropFragment, type Parameters, readParameters } from './parameters.ts';
import { queryStart } from './queryStart.ts';
import { collectFindings, type ReportFinding } from './rules.ts';
import { hexAsBase32 } from './secret.ts';

const parameterNames = ['secret', 'issuer', 'algorithm', 'digits', 'period', 'counter'];

const steamParameter = /(?:^|&)encoder=steam(?:&|$)/i;

/** Returns the decoded value of a parameter, or undefined if it is absent or empty. */
function valueOf(parameters: Parameters, name: string, report: ReportFinding): string | undefined {
  const raw = parameters.get(name);
  if (raw === undefined) return undefined;
  const value = decodeField(raw, name, report).trim();
  if (value === '') report('key-uri-parameter-empty', { name });
  return value === '' ? undefined : value;
}

/** Returns the decoded secret and reports how its spelling deviates from the Key URI Format. */
function secretOf(parameters: Parameters, report: ReportFinding): string {
  // Form encoding writes a space as '+', which isn't in the Base32 alphabet.
  const raw = decodeField(parameters.get('secret') ?? '', 'secret', report);
  const text = raw.replaceAll('+', ' ');
  if (text.trimEnd().endsWith('=')) report('key-uri-secret-padding', {});
  if (/[a-z]/.test(text) && hexAsBase32(text) === undefined) report('key-uri-secret-case', {});
  // A byte order mark counts as white space, but it is invisible.
  if (/[^\S\uFEFF]|\p{Pd}/u.test(text)) report('key-uri-secret-spaces', {});
  return text;
}

/** Reads the fields of an otpauth URI. `text` is the URI without its scheme: 'totp/label?…'. */
export function fieldsOfUri(text: string, report: ReportFinding): Fields {
  const start = queryStart(text);
  const path = start < 0 ? text : text.slice(0, start);
  const query = start < 0 ? '' : dropFragment(text.slice(start + 1), parameterNames, report);
  if (start >= 0 && text.charAt(start) !== '?') report('rfc3986-query', {});
  const slash = path.indexOf('/');
  if (path.includes('#')) report('rfc3986-fragment', {});

  const parameters = readParameters(query, parameterNames, report);
  const label = slash < 0 ? '' : path.slice(slash + 1);
  const type = slash < 0 ? path : path.slice(0, slash);
  // KeePassXC, PyOTP and Stratum show Steam codes with this parameter.
  const isSteam = type.toLowerCase() === 'totp' && steamParameter.test(query);
  return {
    type: isSteam ? 'steam' : type,
    ...readNames(label, parameters.get('issuer'), report),
    algorithm: valueOf(parameters, 'algorithm', report),
    digits: valueOf(parameters, 'digits', report),
    period: valueOf(parameters, 'period', report),
    counter: valueOf(parameters, 'counter', report),
    secret: secretOf(parameters, report),
  };
}

/**
 * Reads the fields of a Mobile-OTP URI. `text` is the URI without its scheme: 'issuer:account?secret=…'.
 * No document defines its form, so the rules of the Key URI Format don't apply.
 */
export function fieldsOfMotpUri(text: string): Fields {
  const { report } = collectFindings();
  const fields = fieldsOfUri(`motp/${text}`, report);
  return { ...fields, digits: undefined, period: undefined, counter: undefined };
}

/** Returns the fields of Bitwarden's 'steam://' and a secret. `text` is the secret. */
export function fieldsOfSteamUri(text: string, account: string): Fields {
  const absent = { algorithm: undefined, digits: undefined, period: undefined, counter: undefined };
  return { type: 'steam', issuer: 'Steam', account, secret: text, ...absent };
}

import { decodeEscapes } from './escapes.ts';
import type { Fields } from './fields.ts';
import { readNames } from './label.ts';
import { dropFragment, type Parameters, readParameters } from './parameters.ts';
import type { Report } from './rules.ts';

const parameterNames = ['secret', 'issuer', 'algorithm', 'digits', 'period', 'counter'];

function valueOf(parameters: Parameters, name: string, report: Report): string | undefined {
  const raw = parameters.get(name);
  if (raw === undefined) return undefined;
  const value = decodeEscapes(raw, name, report).trim();
  if (value === '') report('key-uri-parameter-empty', { name });
  return value === '' ? undefined : value;
}

/** The secret of a URI, and what the format says of its spelling. */
function secretOf(parameters: Parameters, report: Report): string {
  // A form's '+' is a space; Base32 has no '+' of its own.
  const raw = decodeEscapes(parameters.get('secret') ?? '', 'secret', report);
  const text = raw.replaceAll('+', ' ');
  if (text.trimEnd().endsWith('=')) report('key-uri-secret-padding', {});
  if (/[a-z]/.test(text)) report('key-uri-secret-case', {});
  if (/[\s\p{Pd}]/u.test(text)) report('key-uri-secret-spaces', {});
  return text;
}

/** The fields of an otpauth URI without its scheme ('totp/label?secret=…'). */
export function fieldsOfUri(text: string, report: Report): Fields {
  const question = text.indexOf('?');
  const path = question < 0 ? text : text.slice(0, question);
  const query = question < 0 ? '' : dropFragment(text.slice(question + 1), parameterNames, report);
  const slash = path.indexOf('/');
  if (path.includes('#')) report('rfc3986-fragment', {});

  const parameters = readParameters(query, parameterNames, report);
  const label = slash < 0 ? '' : path.slice(slash + 1);
  return {
    type: slash < 0 ? path : path.slice(0, slash),
    ...readNames(label, parameters.get('issuer'), report),
    algorithm: valueOf(parameters, 'algorithm', report),
    digits: valueOf(parameters, 'digits', report),
    period: valueOf(parameters, 'period', report),
    counter: valueOf(parameters, 'counter', report),
    secret: secretOf(parameters, report),
  };
}

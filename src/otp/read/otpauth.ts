import type { OtpSettings } from '../settings.ts';
import { readNames } from './label.ts';
import { dropFragment, readParameters } from './parameters.ts';
import type { Report } from './rules.ts';
import { readSecret } from './secret.ts';
import { readAlgorithm, readCounter, readDigits, readPeriod, readType } from './values.ts';

const parameterNames = ['secret', 'issuer', 'algorithm', 'digits', 'period', 'counter'];

/**
 * The settings in an otpauth URI without its scheme ('totp/label?secret=…'), read with tolerance:
 * every fault is reported, and undefined is returned only where no code can be computed.
 */
export function readOtpauth(text: string, report: Report): OtpSettings | undefined {
  const question = text.indexOf('?');
  const path = question < 0 ? text : text.slice(0, question);
  const query = question < 0 ? '' : dropFragment(text.slice(question + 1), parameterNames, report);
  const slash = path.indexOf('/');
  if (path.includes('#')) report('rfc3986-fragment', {});

  const type = readType(slash < 0 ? path : path.slice(0, slash), report);
  const parameters = readParameters(query, parameterNames, report);
  const label = slash < 0 ? '' : path.slice(slash + 1);
  const names = readNames(label, parameters.get('issuer'), report);
  const algorithm = readAlgorithm(parameters, report);
  const digits = readDigits(parameters, report);
  const period = readPeriod(parameters, type, report);
  const counter = readCounter(parameters, type, report);
  const secret = readSecret(parameters.get('secret'), algorithm ?? 'SHA1', report);

  if (type === undefined || algorithm === undefined || digits === undefined) return undefined;
  if (period === undefined || counter === undefined || secret === undefined) return undefined;
  return { type, ...names, secret, algorithm, digits, period, counter };
}

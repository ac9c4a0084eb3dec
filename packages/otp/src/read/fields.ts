import type { OtpSettings } from '../settings.ts';
import type { ReportFinding } from './rules.ts';
import { readSecret } from './secret.ts';
import { readAlgorithm, readCounter, readDigits, readPeriod, readType } from './values.ts';

/** The fields of one account in a URI or an app's file, as text. Undefined if the field is absent. */
export interface Fields {
  readonly type: string;
  readonly issuer: string;
  readonly account: string;
  readonly secret: string | undefined;
  readonly algorithm: string | undefined;
  readonly digits: string | undefined;
  readonly period: string | undefined;
  readonly counter: string | undefined;
}

/**
 * Converts the fields to settings and reports every fault. Returns undefined if no code can be
 * computed.
 */
export function readFields(fields: Fields, report: ReportFinding): OtpSettings | undefined {
  const { issuer, account } = fields;
  const type = readType(fields.type, report);
  const algorithm = readAlgorithm(fields.algorithm, report);
  const digits = readDigits(fields.digits, report);
  const period = readPeriod(fields.period, type, report);
  const counter = readCounter(fields.counter, type, report);
  const secret = readSecret(fields.secret, algorithm ?? 'SHA1', report);
  if (type === undefined || algorithm === undefined || digits === undefined) return undefined;
  if (period === undefined || counter === undefined || secret === undefined) return undefined;
  return { type, issuer, account, secret, algorithm, digits, period, counter };
}

import { isSteamByIssuer } from '../isSteamByIssuer.ts';
import type { ProprietaryAccount, ProprietaryType } from './proprietary/proprietaryAccount.ts';
import type { ReportFinding } from './rules.ts';
import { readMotpSecret, readSecret, readYandexSecret } from './secret.ts';
import type { UsableAccount } from './types.ts';
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

/** Names of proprietary types in URIs and files. 'yaotp' is Yandex's own. */
const proprietaryTypeByName = new Map<string, ProprietaryType>([
  ['steam', 'steam'],
  ['motp', 'motp'],
  ['yaotp', 'yandex'],
  ['yandex', 'yandex'],
  ['yandexotp', 'yandex'],
]);

function readProprietarySecret(
  type: ProprietaryType,
  secret: string | undefined,
  report: ReportFinding,
): string | undefined {
  if (type === 'motp') return readMotpSecret(secret, report);
  if (type === 'yandex') return readYandexSecret(secret, report);
  return readSecret(secret, 'SHA1', report);
}

function readProprietary(
  type: ProprietaryType,
  { issuer, account, secret: given }: Fields,
  report: ReportFinding,
): ProprietaryAccount | undefined {
  const secret = readProprietarySecret(type, given, report);
  if (secret === undefined) return undefined;
  const defaultIssuer = type === 'yandex' ? 'Yandex' : '';
  return { type, issuer: issuer || defaultIssuer, account, secret };
}

/**
 * Converts the fields to an account and reports every fault. If no code can be computed, the result contains neither
 * kind of account.
 */
export function readAccount(fields: Fields, report: ReportFinding): UsableAccount {
  const { issuer, account } = fields;
  if (isSteamByIssuer(fields)) {
    report('steam-issuer', {});
    return { proprietary: readProprietary('steam', fields, report) };
  }
  const proprietaryType = proprietaryTypeByName.get(fields.type.toLowerCase());
  if (proprietaryType) {
    report('proprietary-type', { type: proprietaryType });
    return { proprietary: readProprietary(proprietaryType, fields, report) };
  }

  const type = readType(fields.type, report);
  const algorithm = readAlgorithm(fields.algorithm, report);
  const digits = readDigits(fields.digits, report);
  const period = readPeriod(fields.period, type, report);
  const counter = readCounter(fields.counter, type, report);
  const secret = readSecret(fields.secret, algorithm ?? 'SHA1', report);
  if (type === undefined || algorithm === undefined || digits === undefined) return {};
  if (period === undefined || counter === undefined || secret === undefined) return {};
  return { settings: { type, issuer, account, secret, algorithm, digits, period, counter } };
}

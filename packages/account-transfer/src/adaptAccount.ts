import { decodeTypedBase32, isSteamByIssuer } from '@otp-lab/otp';
import type { TransferAccount } from './account.ts';
import { canonicalSecret } from './accountsFromEntries.ts';
import { withDefaults } from './codeKey.ts';
import type {
  AdaptedAccount,
  AdaptedValues,
  FormatCapabilities,
  Loss,
  LossField,
  NumberRange,
} from './format.ts';

/** Yandex uses the first 16 bytes of a key, so shorter keys don't exist. */
const minYandexBytes = 16;

function isIn(range: NumberRange, value: number): boolean {
  if ('min' in range) return value >= range.min && value <= range.max;
  return range.includes(value);
}

/** Removes white space at the ends and NUL. Replaces halves of surrogate pairs, which UTF-8 can't encode. */
function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

function cleanGroups(groups: readonly string[]): readonly string[] {
  return [...new Set(groups.map(cleanText))].filter((group) => group !== '');
}

/** Returns the fields that the format can't express without changing codes, with their values. */
function leftOutFields(
  { type, algorithm, digits, period, counter, secret }: TransferAccount,
  capabilities: FormatCapabilities,
): readonly (readonly [LossField, string])[] {
  const fields: (readonly [LossField, string])[] = [];
  const check = (isSupported: boolean, field: LossField, value: string) => {
    if (!isSupported) fields.push([field, value]);
  };
  check(capabilities.types.includes(type), 'type', type);
  const isStandard = type === 'totp' || type === 'hotp';
  if (isStandard) {
    const { hotpDigits } = capabilities;
    const digitRange = type === 'hotp' && hotpDigits ? hotpDigits : capabilities.digits;
    check(capabilities.algorithms.includes(algorithm), 'algorithm', algorithm);
    check(isIn(digitRange, digits), 'digits', String(digits));
  }
  if (type === 'totp') check(isIn(capabilities.periods, period), 'period', String(period));
  if (type === 'hotp') {
    const { maxCounter } = capabilities;
    const isSupported = maxCounter === undefined || counter <= maxCounter;
    check(isSupported, 'counter', String(counter));
  }
  check(isSecretSupported(type, secret, capabilities.secretBytes), 'secret', secret);
  return fields;
}

function isSecretSupported(
  type: TransferAccount['type'],
  secret: string,
  range: { readonly min: number; readonly max: number },
): boolean {
  if (type === 'motp') return secret !== '';
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) return false;
  const { length } = decoded.bytes;
  return isIn(range, length) && (type !== 'yandex' || length >= minYandexBytes);
}

/** Cleans the texts of an account, and leaves out the details that the format lacks. */
function fitDetails(account: TransferAccount, capabilities: FormatCapabilities): TransferAccount {
  const { pin, note, groups, isFavorite, icon } = account.details;
  const cleaned = cleanGroups(groups);
  const maxGroups = { none: 0, one: 1, several: cleaned.length }[capabilities.groups];
  const canHavePin = capabilities.hasPin && (account.type === 'motp' || account.type === 'yandex');
  const { iconTypes } = capabilities;
  const canHaveIcon = icon && capabilities.hasIcon && (iconTypes?.includes(icon.mediaType) ?? true);
  return {
    ...account,
    issuer: cleanText(account.issuer) || (account.type === 'yandex' ? 'Yandex' : ''),
    account: cleanText(account.account),
    secret: canonicalSecret(account.type, account.secret),
    details: {
      pin: canHavePin ? cleanText(pin) : '',
      note: capabilities.hasNote ? cleanText(note) : '',
      groups: cleaned.slice(0, maxGroups),
      isFavorite: isFavorite && capabilities.hasFavorite,
      icon: canHaveIcon ? icon : undefined,
    },
  };
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((item, index) => item === second[index]);
}

/**
 * Returns the values of an account that a format may change, as texts. If the account has no such value, the text is
 * empty.
 */
function comparedValues({
  issuer,
  account,
  secret,
  details,
}: TransferAccount): readonly (readonly [LossField, string])[] {
  return [
    ['issuer', issuer],
    ['account', account],
    ['secret', secret],
    ['pin', details.pin],
    ['note', details.note],
    ['groups', details.groups.join(', ')],
    ['favorite', details.isFavorite ? 'true' : ''],
    ['icon', details.icon?.mediaType ?? ''],
  ];
}

/** Returns what a format changes or drops. Compares groups as lists, because different lists may have the same text. */
function differences(before: TransferAccount, after: TransferAccount): readonly Loss[] {
  const afterValues = new Map(comparedValues(after));
  return comparedValues(before).flatMap(([field, from]): readonly Loss[] => {
    const to = afterValues.get(field) ?? '';
    const isEqual =
      field === 'groups' ? isSameList(before.details.groups, after.details.groups) : from === to;
    if (isEqual) return [];
    return [{ field, kind: to === '' ? 'dropped' : 'changed', from, to }];
  });
}

/** Leaves out an account if its issuer makes apps show Steam codes for it. */
function withoutSteamIssuer(adapted: AdaptedValues): AdaptedValues {
  return 'account' in adapted && isSteamByIssuer(adapted.account) ? { leftOut: 'issuer' } : adapted;
}

/**
 * Returns the account as the format's app has it after the import, and what is lost. The account is left out if the
 * format can't express a setting that its codes depend on.
 *
 * @example
 * const { account, losses } = adaptAccount(hotpAccount, formats.cxf.capabilities);
 * // account is undefined, losses are [{ field: 'type', kind: 'left-out', from: 'hotp', to: '' }]
 */
export function adaptAccount(
  account: TransferAccount,
  capabilities: FormatCapabilities,
): AdaptedAccount {
  const leftOut = (fields: readonly (readonly [LossField, string])[]): AdaptedAccount => ({
    account: undefined,
    losses: fields.map(([field, from]) => ({ field, kind: 'left-out', from, to: '' })),
  });
  const fitted = withDefaults(fitDetails(account, capabilities));
  const fields = leftOutFields(fitted, capabilities);
  if (fields.length > 0) return leftOut(fields);
  const adapted = withoutSteamIssuer(capabilities.adaptValues?.(fitted) ?? { account: fitted });
  if ('leftOut' in adapted)
    return leftOut(comparedValues(account).filter(([field]) => field === adapted.leftOut));
  return { account: adapted.account, losses: differences(account, adapted.account) };
}

/**
 * Adapts accounts for one file. Some apps keep only one of several accounts with the same secret. For such an app, only
 * the first of these accounts stays in the file.
 */
export function adaptAccounts(
  accounts: readonly TransferAccount[],
  capabilities: FormatCapabilities,
): readonly AdaptedAccount[] {
  const secrets = new Set<string>();
  return accounts.map((account) => {
    const adapted = adaptAccount(account, capabilities);
    if (adapted.account === undefined || capabilities.hasUniqueSecrets !== true) return adapted;
    const secret = adapted.account.secret.toUpperCase();
    if (!secrets.has(secret)) {
      secrets.add(secret);
      return adapted;
    }
    const loss: Loss = { field: 'secret', kind: 'left-out', from: account.secret, to: '' };
    return { account: undefined, losses: [loss] };
  });
}

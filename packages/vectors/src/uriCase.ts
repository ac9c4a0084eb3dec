import { codeOf, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { publishedKey } from './keys.ts';
import type { SuiteAccount, SuiteResult, UriCase } from './types.ts';

/** The 20-byte secret of RFC 4226 appendix D and RFC 6238 in Base32. */
export const secretText = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Unix time in seconds at which all TOTP accounts are asked for their code. */
const askedAt = 1111111109;

const plainAccount: SuiteAccount = {
  type: 'totp',
  issuer: 'Example',
  account: 'alice',
  key: publishedKey('SHA1'),
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
};

/** Returns the account of most URIs, with changes. HOTP gets a counter instead of the period. */
export function accountWith(change: Partial<SuiteAccount> = {}): SuiteAccount {
  const merged = { ...plainAccount, ...change };
  if (merged.type === 'totp') return merged;
  const { period: _, ...rest } = merged;
  return { ...rest, counter: change.counter ?? '0' };
}

/** Returns the account without names, for URIs whose names the format doesn't define. */
export function accountWithoutNames(change: Partial<SuiteAccount> = {}): SuiteAccount {
  const { issuer: _, account: __, ...rest } = accountWith(change);
  return rest;
}

/** Returns a case for a URI that contains an account. */
export function parsedCase(
  result: Exclude<SuiteResult, 'invalid'>,
  flags: readonly FlagName[],
  comment: string,
  uri: string,
  account: SuiteAccount = accountWith(),
): Unnumbered<UriCase> {
  const time = account.type === 'totp' ? { seconds: askedAt } : {};
  const code = codeOf({ ...account, ...time });
  return { result, flags, comment, uri, account, ...time, code };
}

/** Returns a case for a URI that must be refused. */
export function refusedCase(
  flags: readonly FlagName[],
  comment: string,
  uri: string,
): Unnumbered<UriCase> {
  return { result: 'invalid', flags, comment, uri };
}

/** URIs with only a secret and an issuer, to which most cases add parameters. */
export const totpUri = `otpauth://totp/Example:alice?secret=${secretText}&issuer=Example`;
export const hotpUri = `otpauth://hotp/Example:alice?secret=${secretText}&issuer=Example`;

/** A URI and its account, by default the account of `totpUri`. */
export type Row = readonly [
  comment: string,
  uri: string,
  account?: SuiteAccount | undefined,
  flags?: readonly FlagName[],
];

/** Returns a function that converts rows to cases with an account. */
export const toParsedCase =
  (result: 'valid' | 'acceptable', flags: readonly FlagName[]) =>
  ([comment, uri, account, more]: Row) =>
    parsedCase(result, [...flags, ...(more ?? [])], comment, uri, account);

/** Returns a function that converts rows to cases that must be refused. */
export const toRefusedCase =
  (flags: readonly FlagName[]) =>
  ([comment, uri]: Row) =>
    refusedCase(flags, comment, uri);

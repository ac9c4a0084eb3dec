import { codeOf, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { publishedKey } from './keys.ts';
import type { SuiteAccount, SuiteResult, UriCase } from './types.ts';

/** The secret of RFC 4226 appendix D and RFC 6238 in Base32: 20 bytes. */
export const secretText = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The moment at which every totp account of the URIs is asked for its code. */
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

/** The account of most URIs with what is different; hotp has a counter and no period. */
export function accountWith(change: Partial<SuiteAccount> = {}): SuiteAccount {
  const merged = { ...plainAccount, ...change };
  if (merged.type === 'totp') return merged;
  const { period: _, ...rest } = merged;
  return { ...rest, counter: change.counter ?? '0' };
}

/** The account without the names, where the format does not say what they are. */
export function nameless(change: Partial<SuiteAccount> = {}): SuiteAccount {
  const { issuer: _, account: __, ...rest } = accountWith(change);
  return rest;
}

/** A URI that is read as an account, with the code that it shows. */
export function readCase(
  result: Exclude<SuiteResult, 'invalid'>,
  flags: readonly FlagName[],
  comment: string,
  uri: string,
  account: SuiteAccount = accountWith(),
): Unnumbered<UriCase> {
  const factor = account.type === 'totp' ? { seconds: askedAt } : {};
  const code = codeOf({ ...account, ...factor });
  return { result, flags, comment, uri, account, ...factor, code };
}

/** A URI that must be refused. */
export function refusedCase(
  flags: readonly FlagName[],
  comment: string,
  uri: string,
): Unnumbered<UriCase> {
  return { result: 'invalid', flags, comment, uri };
}

/** The URI of most cases: secret and issuer alone. */
export const head = `otpauth://totp/Example:alice?secret=${secretText}&issuer=Example`;
export const hotpHead = `otpauth://hotp/Example:alice?secret=${secretText}&issuer=Example`;

/** A URI and what it is read as; `head`'s account where none is named. */
export type Row = readonly [
  comment: string,
  uri: string,
  account?: SuiteAccount | undefined,
  flags?: readonly FlagName[],
];

/** Makes cases of rows that are read. */
export const read =
  (result: 'valid' | 'acceptable', flags: readonly FlagName[]) =>
  ([comment, uri, account, more]: Row) =>
    readCase(result, [...flags, ...(more ?? [])], comment, uri, account);

/** Makes cases of rows that are refused. */
export const refused =
  (flags: readonly FlagName[]) =>
  ([comment, uri]: Row) =>
    refusedCase(flags, comment, uri);

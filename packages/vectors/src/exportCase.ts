import { fromHex } from '@otp-lab/otp';
import { exportUri, protobufField } from '@otp-lab/otp/testing';
import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { madeKey } from './keys.ts';
import type { ExportCase, SuiteAccount, SuiteResult } from './types.ts';

/** Numbers of the fields of an account, and of a QR code, in Google Authenticator's export. */
const accountFields = {
  secret: 1,
  name: 2,
  issuer: 3,
  algorithm: 4,
  digits: 5,
  type: 6,
  counter: 7,
} as const;

/** An account as written: what is undefined is left out. */
export type Written = {
  readonly [Field in keyof typeof accountFields]?:
    | bigint
    | number
    | string
    | Uint8Array
    | undefined;
};

const exportKey = madeKey(20);

/** Everything stated: SHA1, 6 digits, totp. */
export const written: Written = {
  secret: fromHex(exportKey),
  name: 'Example:alice',
  issuer: 'Example',
  algorithm: 1,
  digits: 1,
  type: 2,
};

/** The bytes of an account, its fields in the order of their numbers or turned round. */
export function accountMessage(account: Written, turned = false): Uint8Array {
  const fields = Object.entries(accountFields).flatMap(([name, number]) => {
    const value = account[name as keyof Written];
    return value === undefined ? [] : [protobufField(number, value)];
  });
  return Uint8Array.from((turned ? fields.reverse() : fields).flat());
}

/** One QR code with its place in the export. */
export function payloadOf(
  messages: readonly Uint8Array[],
  { version = 1, size = 1, index = 0, id = 1 } = {},
): Uint8Array {
  return Uint8Array.from([
    ...messages.flatMap((message) => protobufField(1, message)),
    ...protobufField(2, version),
    ...protobufField(3, size),
    ...protobufField(4, index),
    ...protobufField(5, id),
  ]);
}

export const uriOf = exportUri;

/** The URI of an export of one QR code. */
export function oneUri(...accounts: readonly Written[]): string {
  return exportUri(payloadOf(accounts.map((account) => accountMessage(account))));
}

/** What `written` is read as, with what is different. */
export function exported(change: Partial<SuiteAccount> = {}): SuiteAccount {
  const merged: SuiteAccount = {
    type: 'totp',
    issuer: 'Example',
    account: 'alice',
    key: exportKey,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    ...change,
  };
  if (merged.type === 'totp') return merged;
  const { period: _, ...rest } = merged;
  return { ...rest, counter: change.counter ?? '0' };
}

/** An export and the accounts that are read from it; none where it must be refused. */
export function exportCase(
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  uris: string | readonly string[],
  accounts?: SuiteAccount | readonly SuiteAccount[],
): Unnumbered<ExportCase> {
  return {
    result,
    flags,
    comment,
    uris: [uris].flat(),
    ...(accounts === undefined ? {} : { accounts: [accounts].flat() }),
  };
}

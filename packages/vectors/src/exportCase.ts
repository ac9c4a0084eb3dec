import { fromHex } from '@otp-lab/otp';
import { exportUri, protobufField } from '@otp-lab/otp/testing';
import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { generatedKey } from './keys.ts';
import type { ExportCase, SuiteAccount, SuiteResult } from './types.ts';

/** Protobuf field numbers of an account in Google Authenticator's export. */
const accountFields = {
  secret: 1,
  name: 2,
  issuer: 3,
  algorithm: 4,
  digits: 5,
  type: 6,
  counter: 7,
} as const;

/** The fields of an exported account. Undefined fields are omitted. */
export type AccountFields = {
  readonly [Field in keyof typeof accountFields]?:
    | bigint
    | number
    | string
    | Uint8Array
    | undefined;
};

const exportKey = generatedKey(20);

/** An account with all fields: SHA1, 6 digits, TOTP. */
export const plainFields: AccountFields = {
  secret: fromHex(exportKey),
  name: 'Example:alice',
  issuer: 'Example',
  algorithm: 1,
  digits: 1,
  type: 2,
};

/** Encodes an account, with its fields in ascending or descending order of their numbers. */
export function accountMessage(account: AccountFields, isReversed = false): Uint8Array {
  const fields = Object.entries(accountFields).flatMap(([name, number]) => {
    const value = account[name as keyof AccountFields];
    return value === undefined ? [] : [protobufField(number, value)];
  });
  return Uint8Array.from((isReversed ? fields.reverse() : fields).flat());
}

/**
 * Encodes the payload of one QR code. In the second parameter, `index` is the QR code's index in the
 * export, from 0. `size` is the number of QR codes. `id` is the same for all QR codes of the export.
 */
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

/** Returns the URI of an export that consists of one QR code. */
export function oneUri(...accounts: readonly AccountFields[]): string {
  return exportUri(payloadOf(accounts.map((account) => accountMessage(account))));
}

/** Returns the expected account for `plainFields`, with changes. */
export function exportedAccount(change: Partial<SuiteAccount> = {}): SuiteAccount {
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

/** Returns a case for an export. `accounts` are the expected accounts, absent if it's invalid. */
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

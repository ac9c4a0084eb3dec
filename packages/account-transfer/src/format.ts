import type { AccountType, TransferAccount } from './account.ts';
import type { Algorithm } from '@otp-lab/otp';
import type { Batch, Unreadable } from '@otp-lab/otp/read';

/** Numbers that a format can express: a list, or all integers between two bounds, both included. */
export type NumberRange = readonly number[] | { readonly min: number; readonly max: number };

/** What a format can express about one account, as the named release of its app imports it. */
export interface FormatCapabilities {
  readonly types: readonly AccountType[];
  readonly algorithms: readonly Algorithm[];
  readonly digits: NumberRange;
  /** Only for formats whose hotp accounts have other bounds than their totp accounts. */
  readonly hotpDigits?: NumberRange | undefined;
  /** In seconds. */
  readonly periods: NumberRange;
  /** The greatest counter. Undefined if the format has no hotp accounts. */
  readonly maxCounter: bigint | undefined;
  /** The length of the key in bytes. Doesn't apply to motp, whose secret is text. */
  readonly secretBytes: { readonly min: number; readonly max: number };
  readonly hasPin: boolean;
  readonly hasNote: boolean;
  /** How many groups an account can have. */
  readonly groups: 'none' | 'one' | 'several';
  readonly hasFavorite: boolean;
  readonly hasIcon: boolean;
  /** The media types of icons. Undefined if the format has no icons. */
  readonly iconTypes?: readonly string[] | undefined;
  /** Whether the app keeps only one of several accounts with the same secret. */
  readonly hasUniqueSecrets?: boolean | undefined;
  /**
   * Returns an account with the values that the app has after the import. For example, an app may add a missing issuer.
   * Absent if the other capabilities express all changes of values. `adaptAccount` calls it last, so its argument fits
   * the other capabilities. It must not change the codes of the account.
   */
  readonly adaptValues?: ((account: TransferAccount) => AdaptedValues) | undefined;
}

/**
 * Either the account with the values that the app has after the import, or the field that the format can't express. In
 * the second case, the account is left out.
 */
export type AdaptedValues = { readonly account: TransferAccount } | { readonly leftOut: LossField };

/** A field of an account that a format changes or drops. */
export type LossField =
  | 'type'
  | 'algorithm'
  | 'digits'
  | 'period'
  | 'counter'
  | 'secret'
  | 'issuer'
  | 'account'
  | 'pin'
  | 'note'
  | 'groups'
  | 'favorite'
  | 'icon';

/**
 * What a format does to one field of an account:
 *
 * - `left-out`: The format can't express the field, so codes would be wrong. The whole account stays out of the file.
 * - `changed`: The file has another value, `to`. Codes stay the same.
 * - `dropped`: The file doesn't have the field. Codes stay the same.
 */
export interface Loss {
  readonly field: LossField;
  readonly kind: 'left-out' | 'changed' | 'dropped';
  readonly from: string;
  /** Empty unless the kind is `changed`. */
  readonly to: string;
}

/** An account as a format expresses it. */
export interface AdaptedAccount {
  /** The account as the app has it after the import. Undefined if the account stays out of the file. */
  readonly account: TransferAccount | undefined;
  readonly losses: readonly Loss[];
}

/** A file that is ready to be saved, or the texts of QR codes that are shown one after the other. */
export type WrittenFile =
  | {
      readonly kind: 'file';
      /** The name that the app itself gives to its exports. */
      readonly name: string;
      readonly mediaType: string;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'qr-codes'; readonly texts: readonly string[] };

/** The arguments of a writer that aren't accounts. */
export interface WriteOptions {
  /** Encrypts the file. Required by formats whose `encryption` is `always`. */
  readonly password?: string | undefined;
  /** The time of writing, for the file's name and its dates. */
  readonly unixMilliseconds: number;
  /** Returns cryptographically secure random bytes. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Receives the share of the key derivation that is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A file format that `writeAccounts` can write. */
export interface TransferFormat {
  readonly capabilities: FormatCapabilities;
  /** Whether the format exists with a password, without one, or both. */
  readonly encryption: 'never' | 'optional' | 'always';
  /** The app's release whose export format the file has, such as 'Aegis 3.4'. */
  readonly release: string;
  /** The address of the format's documentation or of the source code that we read. */
  readonly reference: string;
  /** The day on which we read the reference, such as 2026-11-24. */
  readonly referenceReadOn: string;
  /** Writes accounts that the format can express. Use `adaptAccount` first. */
  readonly write: (
    accounts: readonly TransferAccount[],
    options: WriteOptions,
  ) => Promise<WrittenFile>;
}

/** The result of opening files or texts. `app` is the app that wrote them. It is empty if the app isn't known. */
export type OpenResult =
  | {
      readonly kind: 'accounts';
      readonly app: string;
      /** At least one. */
      readonly accounts: readonly TransferAccount[];
      /** The parts of the input that couldn't be read. */
      readonly unreadable: readonly Unreadable[];
      /** The Google Authenticator exports that span several QR codes. */
      readonly batches: readonly Batch[];
    }
  | { readonly kind: 'locked'; readonly app: string }
  | {
      readonly kind: 'error';
      readonly reason: OpenError;
      readonly app: string;
      /** The accounts of the input, if it has any. None of them can be read. */
      readonly unreadable: readonly Unreadable[];
    };

/**
 * Why a file can't be opened:
 *
 * - `not-recognized`: No known app writes this format.
 * - `too-large`: It has more than 20 MB.
 * - `damaged`: The format is known, but the content is cut off or contradicts itself.
 * - `wrong-password`: The password is wrong, or the content was changed.
 * - `too-much-memory`: The key derivation needs more memory than this device grants.
 * - `unsupported`: This package can't open the version or the encryption.
 * - `insecure-context`: The browser has no WebCrypto, because it opened the page without HTTPS.
 * - `no-accounts`: It contains no account that can be read.
 */
export type OpenError =
  | 'not-recognized'
  | 'too-large'
  | 'damaged'
  | 'wrong-password'
  | 'too-much-memory'
  | 'unsupported'
  | 'insecure-context'
  | 'no-accounts';

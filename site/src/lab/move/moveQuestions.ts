/** The questions that the page asks the worker of Move, and the answers. */
import type {
  FormatCapabilities,
  FormatId,
  Loss,
  OpenError,
  TransferAccount,
  TransferFormat,
  WrittenFile,
} from '@otp-lab/account-transfer';
import type { Batch } from '@otp-lab/otp/read';
import type { TargetId } from './targets.ts';

/** An account as the page lists it: without note and icon, which may be large. */
export interface ListedAccount extends Omit<TransferAccount, 'details'> {
  readonly pin: string;
  readonly groups: readonly string[];
  readonly isFavorite: boolean;
  readonly hasNote: boolean;
  readonly hasIcon: boolean;
}

/** Why an entry can't be read. `limit`: there are more accounts than are read at once. */
export type UnreadReason =
  | 'secret'
  | 'type'
  | 'algorithm'
  | 'digits'
  | 'period'
  | 'counter'
  | 'limit'
  | 'damage';

/** An entry of a file that couldn't be read as an account. */
export interface UnreadEntry {
  /** The name of the entry, if it has one. */
  readonly name: string;
  readonly reason: UnreadReason;
}

/** All accounts of a source as bytes, which only the worker decodes. */
export type PackedAccounts = Uint8Array<ArrayBuffer>;

/** An account to write. */
export interface ChosenAccount {
  /** The indexes of the merged accounts among the accounts of all packs, from 0. */
  readonly accountIndexes: readonly number[];
  readonly issuer: string;
  readonly account: string;
}

/** The accounts to write, in the order of the file. */
export interface Selection {
  readonly packs: readonly PackedAccounts[];
  readonly chosen: readonly ChosenAccount[];
}

/** Receives numbers from 0 to 1: the share of a key derivation that is done. */
interface WithProgress {
  readonly progress?: MessagePort | undefined;
}

export interface OpenQuestion extends WithProgress {
  readonly kind: 'open';
  /** A file, or the texts of QR codes. */
  readonly content: Uint8Array | readonly string[];
  readonly password?: string | undefined;
}

export type OpenAnswer =
  | {
      readonly kind: 'accounts';
      /** The app or format of the content. Empty if it isn't known. */
      readonly app: string;
      readonly accounts: readonly ListedAccount[];
      readonly packed: PackedAccounts;
      readonly unread: readonly UnreadEntry[];
      /** Which QR codes of each export were read. */
      readonly batches: readonly Batch[];
    }
  | { readonly kind: 'locked'; readonly app: string }
  | { readonly kind: 'error'; readonly reason: OpenError; readonly app: string };

export interface PreviewQuestion extends Selection {
  readonly kind: 'preview';
  readonly target: TargetId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A loss of the account at an index of `chosen`. */
export interface AccountLoss extends Loss {
  readonly account: number;
}

export interface PreviewAnswer {
  readonly losses: readonly AccountLoss[];
  /** How many accounts lose something, and how many stay out of the file. */
  readonly changedCount: number;
  readonly leftOutCount: number;
  /** The name that the file has if it is written with the same `now`. Empty if it is QR codes or encrypted. */
  readonly fileName: string;
  /** 0 if the target is a file. */
  readonly qrCodeCount: number;
  readonly now: number;
}

export interface WriteQuestion extends Selection, WithProgress {
  readonly kind: 'write';
  readonly target: TargetId;
  readonly password: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface WriteAnswer {
  readonly file: WrittenFile;
  /** The accounts of the written file, opened again. */
  readonly reopened: PackedAccounts;
  /** For each account in the file, its index in `chosen`. */
  readonly chosenIndexes: readonly number[];
  /** Whether the file has all accounts that it should have, with equal settings. */
  readonly isComplete: boolean;
}

export interface CodesQuestion extends Selection {
  readonly kind: 'codes';
  readonly reopened: PackedAccounts;
  /** For each account of `chosen`, its index in the written file. */
  readonly fileIndexes: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface FactsQuestion {
  readonly kind: 'facts';
  readonly format: FormatId;
}

/** What is known about a format. */
export interface FormatFacts extends Pick<
  TransferFormat,
  'encryption' | 'release' | 'reference' | 'referenceReadOn'
> {
  readonly capabilities: Omit<FormatCapabilities, 'adaptValues'>;
}

/** The codes of an account. Empty if they depend on a PIN that the file doesn't contain. */
export interface CodePair {
  readonly old: string;
  readonly written: string;
}

export interface MoveAnswers {
  readonly open: OpenAnswer;
  readonly preview: PreviewAnswer;
  readonly write: WriteAnswer;
  readonly codes: readonly CodePair[];
  readonly facts: FormatFacts;
}

export type MoveQuestion =
  | OpenQuestion
  | PreviewQuestion
  | WriteQuestion
  | CodesQuestion
  | FactsQuestion;

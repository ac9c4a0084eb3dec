import type { OpenError } from '@otp-lab/account-transfer';
import type { FileContent } from './openFile.ts';

/** Why content wasn't opened. */
export interface BringProblem {
  readonly kind:
    | OpenError
    | Extract<FileContent, { kind: 'problem' }>['problem']
    | 'no-account-code';
  /** The name of the file. Empty for QR codes and text. */
  readonly name: string;
  /** The app or format of the content. Empty if it isn't known. */
  readonly app: string;
}

/** Content that needs a password. */
export interface LockedContent {
  /** The key of the source that it becomes. */
  readonly key: string;
  readonly name: string;
  readonly app: string;
  readonly content: Uint8Array | readonly string[];
}

/** How opening a locked file goes. */
export interface Unlocking {
  /** The share of the key derivation that is done, from 0 to 1. Undefined while no password is being tried. */
  readonly progress?: number;
  readonly problem?: OpenError | 'failed';
}

/** What opening content changes in the first step, and where focus should move. */
export interface BringState {
  /** The number of files that are being read. */
  readonly readingCount: number;
  readonly problems: readonly BringProblem[];
  readonly locked: readonly LockedContent[];
  /** Incremented whenever focus should move to the list of accounts. */
  readonly accountsFocusRequest: number;
  /** Incremented whenever none of the chosen files was opened, and focus should move to the problems. */
  readonly problemsFocusRequest: number;
  /** Incremented whenever the visitor leaves a file locked, and focus should move to the first step. */
  readonly filesFocusRequest: number;
}

export const initialBringState: BringState = {
  readingCount: 0,
  problems: [],
  locked: [],
  accountsFocusRequest: 0,
  problemsFocusRequest: 0,
  filesFocusRequest: 0,
};

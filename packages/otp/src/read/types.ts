import type { OtpSettings } from '../settings.ts';
import type { AccountDetails } from './accountDetails.ts';
import type { ForeignCode } from './foreign/foreignCode.ts';
import type { ProprietaryAccount } from './proprietary/proprietaryAccount.ts';
import type { Finding } from './rules.ts';

/** The position of a QR code in an export that spans several. */
export interface BatchPosition {
  /** Identifies the export. It is the same for all QR codes of the export. */
  readonly id: number;
  /** The number of QR codes of the export. */
  readonly size: number;
  /** The index of this QR code, from 0. */
  readonly index: number;
}

/** A standard or a proprietary account. Both properties are absent if no code can be computed. */
export interface UsableAccount {
  readonly settings?: OtpSettings | undefined;
  readonly proprietary?: ProprietaryAccount | undefined;
}

/** A usable account with its details. */
export interface ReadEntry extends UsableAccount {
  readonly details: AccountDetails;
}

/** An account that no code can be computed for, or a text or file that can't be read. */
export interface Unreadable {
  /** The issuer and the account. May be empty, and is empty for a text or file. */
  readonly name: string;
  /** The first error. */
  readonly finding: Finding;
}

/** An account that was read, with its findings. */
export interface AccountResult extends UsableAccount {
  /** Absent if the source has no details. */
  readonly details?: AccountDetails | undefined;
  readonly findings: readonly Finding[];
  /** Identifies an unusable account in a finding. May be empty. */
  readonly name: string;
}

/** The accounts of one URI or one app's file, and the findings about it as a whole. */
export interface SourceResult {
  readonly accounts: readonly AccountResult[];
  readonly findings: readonly Finding[];
  readonly batchPosition?: BatchPosition | undefined;
  /** What the source is if it has no accounts. */
  readonly foreign?: ForeignCode | undefined;
}

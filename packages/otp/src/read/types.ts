import type { OtpSettings } from '../settings.ts';
import type { Finding } from './rules.ts';

/** Which of how many QR codes of one export this is. */
export interface BatchPlace {
  readonly id: number;
  /** How many QR codes the export has. */
  readonly size: number;
  /** The place of this one, from 0. */
  readonly index: number;
}

/** One account read, or the failure to, with its own findings. */
export interface ReadOne {
  readonly settings: OtpSettings | undefined;
  readonly findings: readonly Finding[];
  /** What tells an account without settings from others; may be empty. */
  readonly name: string;
}

/** What one URI or one app's file gave: its accounts, and what holds for it as a whole. */
export interface ReadSource {
  readonly accounts: readonly ReadOne[];
  readonly findings: readonly Finding[];
  readonly place?: BatchPlace | undefined;
}

import type { OtpSettings } from '../settings.ts';
import type { Finding } from './rules.ts';

/** Which of how many QR codes of one export this is. */
export interface ExportPart {
  readonly id: string;
  /** How many QR codes the export has. */
  readonly size: number;
  /** The place of this one, from 0. */
  readonly index: number;
}

/** One account read, or the failure to, with its own findings. */
export interface ReadOne {
  readonly settings: OtpSettings | undefined;
  readonly findings: readonly Finding[];
}

/** What one URI gave: its accounts, and what holds for the URI as a whole. */
export interface ReadUri {
  readonly accounts: readonly ReadOne[];
  readonly findings: readonly Finding[];
  readonly part: ExportPart | undefined;
}

import type { Finding } from './finding.ts';
import { compiledFindings } from './findings/compiled.ts';
import { interpretedFindings } from './findings/interpreted.ts';
import { jsotpFindings } from './findings/jsotp.ts';
import { otplibFindings } from './findings/otplib.ts';
import { programFindings } from './findings/programs.ts';
import { speakeasyFindings } from './findings/speakeasy.ts';

/** All findings. If several of an implementation match a case, the first is its cause. */
export const findings: readonly Finding[] = [
  ...otplibFindings,
  ...speakeasyFindings,
  ...jsotpFindings,
  ...programFindings,
  ...interpretedFindings,
  ...compiledFindings,
];

import { percentDecode } from './percentEncoding.ts';
import type { ReportFinding } from './rules.ts';

/** Parameters outside the Key URI Format, in lower case, and the app that defines them. */
const owners = new Map<string, 'freeotp' | 'andotp' | 'ente'>([
  ['image', 'freeotp'],
  ['color', 'freeotp'],
  ['lock', 'freeotp'],
  ['issueralt', 'freeotp'],
  ['mlabelalt', 'freeotp'],
  ['tags', 'andotp'],
  ['codedisplay', 'ente'],
]);

/** Names that other programs use for parameters of the Key URI Format, in lower case. */
const misnamed = new Map([
  ['algo', 'algorithm'],
  ['alg', 'algorithm'],
  ['hash', 'algorithm'],
  ['interval', 'period'],
  ['step', 'period'],
  ['timestep', 'period'],
  ['time_step', 'period'],
  ['digit', 'digits'],
  ['length', 'digits'],
  ['initial_count', 'counter'],
]);

/** Prefix of privacyIDEA's parameters that control how its app completes the secret. */
export const twoStepPrefix = '2step_';

/** Returns whether an app or program defines a parameter that isn't in the Key URI Format. `name` is in lower case. */
export function isForeignParameter(name: string): boolean {
  return (
    name.startsWith(twoStepPrefix) ||
    name === 'encoder' ||
    name === 'pin' ||
    owners.has(name) ||
    misnamed.has(name)
  );
}

/** Reports a parameter that isn't in the Key URI Format, with the app that defines it if known. */
export function reportForeignParameter(name: string, raw: string, report: ReportFinding): void {
  const lower = name.toLowerCase();
  const shown = name.slice(0, 40);
  const owner = owners.get(lower);
  const meant = misnamed.get(lower);
  if (lower.startsWith(twoStepPrefix)) report('privacyidea-two-step', { name: shown });
  else if (lower === 'encoder' && percentDecode(raw).decoded.trim().toLowerCase() === 'steam')
    report('keepassxc-encoder', {});
  else if (meant !== undefined)
    report('parameter-misnamed', {
      name: shown,
      meant,
      value: percentDecode(raw).decoded.slice(0, 40),
    });
  else if (owner === undefined) report('key-uri-parameter-unknown', { name: shown });
  else report(`${owner}-parameter`, { name: shown, kind: lower });
}

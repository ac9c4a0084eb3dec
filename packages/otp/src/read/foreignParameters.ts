import { undoEscapes } from './escapes.ts';
import type { Report } from './rules.ts';

/** Parameters that the Key Uri Format lacks, in lower case, and the app whose they are. */
const owners = new Map<string, 'freeotp' | 'andotp' | 'ente'>([
  ['image', 'freeotp'],
  ['color', 'freeotp'],
  ['lock', 'freeotp'],
  ['issueralt', 'freeotp'],
  ['mlabelalt', 'freeotp'],
  ['tags', 'andotp'],
  ['codedisplay', 'ente'],
]);

/** What the parameters of privacyIDEA begin with that say how its app completes the secret. */
export const twoStep = '2step_';

/** Reports a parameter that is not in the Key Uri Format, and whose it is where that is known. */
export function reportForeign(name: string, raw: string, report: Report): void {
  const lower = name.toLowerCase();
  const shown = name.slice(0, 40);
  const owner = owners.get(lower);
  if (lower.startsWith(twoStep)) report('privacyidea-two-step', { name: shown });
  else if (lower === 'encoder' && undoEscapes(raw).decoded.trim() === 'steam')
    report('keepassxc-encoder', {});
  else if (owner === undefined) report('key-uri-parameter-unknown', { name: shown });
  else report(`${owner}-parameter`, { name: shown, kind: lower });
}

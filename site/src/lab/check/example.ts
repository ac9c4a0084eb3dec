import { decodeBase32, defaultSettings, totp } from '@otp-lab/otp';
import type { Draft } from '../settings/draft.ts';
import { emptyEntry, type Entry } from './entry.ts';

/** Settings that many apps ignore. */
export const exampleSettings = {
  type: 'totp',
  algorithm: 'SHA256',
  digits: 8,
  period: 60,
} as const satisfies Partial<Draft>;

/** Returns the code of an app that ignores these settings, for the sample secret at a Unix time in seconds. */
export function exampleEntry(seconds: number): Entry {
  const secret = decodeBase32(defaultSettings.secret);
  if (!secret.ok) throw new Error('The sample secret is not Base32.');
  const text = totp({ ...defaultSettings, secret: secret.bytes, seconds });
  return { ...emptyEntry, text, seconds, isFinished: true };
}

import { decodeBase32, defaultSettings, totp } from '@otp-lab/otp';
import type { Draft } from '../settings/model.ts';
import { emptyEntry, type Entry } from './entry.ts';

/** Settings of which many apps ignore every one. */
export const exampleSettings = {
  type: 'totp',
  algorithm: 'SHA256',
  digits: 8,
  period: 60,
} as const satisfies Partial<Draft>;

/** What such an app shows for the sample secret at a moment, in Unix seconds. */
export function exampleEntry(seconds: number): Entry {
  const secret = decodeBase32(defaultSettings.secret);
  if (!secret.ok) throw new Error('the sample secret is not Base32');
  const text = totp({ ...defaultSettings, secret: secret.bytes, seconds });
  return { ...emptyEntry, text, seconds, finished: true };
}

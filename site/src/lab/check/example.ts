import { decodeBase32, defaultSettings, totp } from '@otp-lab/otp';
import type { Draft } from '../settings/draft.ts';
import { noTypedCodes, type TypedCodes } from './typedCodes.ts';

/** Settings that many apps ignore. */
export const exampleSettings = {
  type: 'totp',
  algorithm: 'SHA256',
  digits: 8,
  period: 60,
} as const satisfies Partial<Draft>;

/** Returns the code of an app that ignores these settings, for the sample secret at a Unix time in seconds. */
export function exampleCodes(seconds: number): TypedCodes {
  const secret = decodeBase32(defaultSettings.secret);
  if (!secret.ok) throw new Error('The sample secret is not Base32.');
  const text = totp({ ...defaultSettings, secret: secret.bytes, seconds });
  return { ...noTypedCodes, text, seconds, isFinished: true };
}

import { type OtpSettings, decodeBase32, defaultSettings, totp } from '@otp-lab/otp';
import { type Diagnosis, diagnose } from '@otp-lab/otp/diagnosis';
import * as site from '../../../../site.config.ts';

/** The settings of an account that an app reads from its QR code. */
export const exampleSettings: OtpSettings = {
  ...defaultSettings,
  issuer: site.brand,
  algorithm: 'SHA256',
};

/** When the app shows its code. */
const seconds = 1_800_000_010;

/** Returns the code of an app that ignores the algorithm. */
function ignorantCode(): string {
  const secret = decodeBase32(exampleSettings.secret);
  if (!secret.ok) throw new Error('The sample secret is not Base32.');
  return totp({ ...exampleSettings, algorithm: 'SHA1', secret: secret.bytes, seconds });
}

/** What the lab's tool Check finds out about such an app. */
export const exampleDiagnosis: Diagnosis = diagnose(exampleSettings, [
  { code: ignorantCode(), seconds, press: 1 },
]);

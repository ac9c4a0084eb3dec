import type { OtpSettings } from '@otp-lab/otp';
import { bytesOf, eightBytes, lastDigits } from '@otp-lab/otp/testing';
import {
  type App,
  type AppFactory,
  appWithFault,
  correctApp,
  type FaultyApp,
  hmacOf,
  type Kind,
} from './app.ts';

/** Kinds by their names. */
export type Kinds = Readonly<Record<string, Pick<Kind, 'isKnown' | 'make'>>>;

/** A kind with a finding: the diagnosis must name it after two codes. */
export const withFinding = (make: AppFactory) => ({ isKnown: true, make });

/** A kind that the diagnosis needn't name. If the diagnosis names one of the app's `findings`, it is correct, too. */
export const withoutFinding = (make: AppFactory) => ({ isKnown: false, make });

/** Returns a kind of TOTP app with another time step. The step is computed from the Unix time in seconds. */
export const stepFault =
  (findings: readonly string[], stepOf: (seconds: number, period: number) => number): AppFactory =>
  (settings) =>
    settings.type === 'hotp'
      ? undefined
      : appWithFault(settings, findings, {
          counter: (seconds) => BigInt(Math.floor(stepOf(seconds, settings.period))),
        });

/** Returns a kind of app with another key, or undefined if the key is the right one. */
export const keyFault =
  (
    findings: (key: Buffer) => readonly string[],
    keyOf: (right: Buffer, secret: string) => Buffer,
  ): AppFactory =>
  (settings) => {
    const right = bytesOf(settings.secret);
    const key = keyOf(right, settings.secret);
    return key.equals(right) ? undefined : appWithFault(settings, findings(key), { key });
  };

/** Returns a kind of app that passes the counter to HMAC in a different form. */
export const messageFault =
  (findings: readonly string[], write: (counter: bigint) => Buffer | string): AppFactory =>
  (settings) =>
    appWithFault(settings, findings, {
      mac: (app, counter) => hmacOf(app.algorithm, app.key, write(counter)),
    });

/** Returns a kind of app that computes the MAC in a different way. */
export const macFault =
  (findings: readonly string[], macOf: (app: App, message: Buffer) => Buffer): AppFactory =>
  (settings) =>
    appWithFault(settings, findings, {
      mac: (app, counter) => macOf(app, eightBytes(counter)),
    });

/** Returns a kind of app that gets a different number from the MAC. */
export const numberFault =
  (findings: readonly string[], numberOf: (mac: Buffer) => bigint): AppFactory =>
  (settings) =>
    appWithFault(settings, findings, {
      show: (mac) => lastDigits(numberOf(mac), settings.digits),
    });

/** Returns a kind of app that shows the code in a different way. */
export const displayFault =
  (
    findings: readonly string[],
    display: (mac: Buffer, right: string, digits: number) => string,
  ): AppFactory =>
  (settings) => {
    const { show } = correctApp(settings);
    return appWithFault(settings, findings, {
      show: (mac) => display(mac, show(mac), settings.digits),
    });
  };

/** Returns an app that follows other settings than the given ones. */
export function appOfOtherSettings(
  settings: OtpSettings,
  findings: readonly string[],
  changes: Partial<OtpSettings>,
): FaultyApp {
  return { app: correctApp({ ...settings, ...changes }), findings, settings };
}

import type { OtpSettings } from '@otp-lab/otp';
import { bytesOf, pick, truncate } from '@otp-lab/otp/testing';
import { type AppFactory, correctApp, type FaultyApp } from './app.ts';
import { appOfOtherSettings, type Kinds, withFinding, withoutFinding } from './faults.ts';
import { below } from './settings.ts';

/** Returns a kind of app that replaces some settings by others, and follows all other settings. */
const fallback =
  (
    isReplaced: (settings: OtpSettings) => boolean,
    changes: Partial<OtpSettings>,
    finding: string,
  ): AppFactory =>
  (settings) =>
    isReplaced(settings) ? appOfOtherSettings(settings, [finding], changes) : undefined;

/** A fault that can be combined with another one: its finding and what it does to an app. */
interface Part {
  readonly finding: string;
  readonly apply: (faulty: FaultyApp['app'], settings: OtpSettings) => FaultyApp['app'] | undefined;
}

const sha1: Part = {
  finding: 'algorithm:SHA1',
  apply: (app, { algorithm }) => (algorithm === 'SHA1' ? undefined : { ...app, algorithm: 'SHA1' }),
};
const asciiKey: Part = {
  finding: 'key:ascii',
  apply: (app, { secret }) => ({ ...app, key: Buffer.from(secret) }),
};
const cutKey: Part = {
  finding: 'key:cut10',
  apply: (app, { secret }) =>
    bytesOf(secret).length > 10 ? { ...app, key: bytesOf(secret).subarray(0, 10) } : undefined,
};
const zerosLost: Part = {
  finding: 'code:zeros-lost',
  apply: (app, { digits }) => ({
    ...app,
    show: (mac) => (truncate(mac) % 10n ** BigInt(digits)).toString(),
  }),
};
const zone: Part = {
  finding: 'clock:zone+9',
  apply: (app, { type }) =>
    type === 'hotp'
      ? undefined
      : { ...app, counter: (seconds, press) => app.counter(seconds + 9 * 3600, press) },
};
const counterOne: Part = {
  finding: 'counter:+1',
  apply: (app, { type }) =>
    type === 'totp'
      ? undefined
      : { ...app, counter: (seconds, press) => app.counter(seconds, press) + 1n },
};
const sixDigits: Part = {
  finding: 'digits:6',
  apply: (app, settings) =>
    settings.digits === 6
      ? undefined
      : { ...app, show: correctApp({ ...settings, digits: 6 }).show },
};

/** Returns a kind of app with two faults. */
const both =
  (first: Part, second: Part): AppFactory =>
  (settings) => {
    const appWithFirst = first.apply(correctApp(settings), settings);
    const app = appWithFirst && second.apply(appWithFirst, settings);
    return app && { app, findings: [`${first.finding},${second.finding}`], settings };
  };

/** An app with SHA1 and a key that ends at a random byte. */
const sha1AndAnyCut: AppFactory = (settings, random) => {
  const key = bytesOf(settings.secret);
  const length = 5 + below(random, Math.max(1, key.length - 5));
  if (settings.algorithm === 'SHA1' || length >= key.length) return undefined;
  const app = { ...correctApp(settings), algorithm: 'SHA1', key: key.subarray(0, length) };
  return { app, findings: [`algorithm:SHA1,key:cut${length}`], settings };
};

/** An app that uses the data of another account of the same person. */
const anotherAccount: AppFactory = (settings, random) => {
  const secret = Array.from(settings.secret, () =>
    pick(random, Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')),
  ).join('');
  return appOfOtherSettings(settings, [], { secret, algorithm: 'SHA1', digits: 6, period: 30 });
};

const isHash =
  (algorithm: string) =>
  ({ algorithm: wanted }: OtpSettings) =>
    wanted === algorithm;

/** Apps that are wrong with some settings only. */
export const fallbackKinds: Kinds = {
  'SHA512 as SHA1': withFinding(
    fallback(isHash('SHA512'), { algorithm: 'SHA1' }, 'algorithm:SHA1'),
  ),
  'SHA512 as SHA256': withFinding(
    fallback(isHash('SHA512'), { algorithm: 'SHA256' }, 'algorithm:SHA256'),
  ),
  'SHA256 as SHA1': withFinding(
    fallback(isHash('SHA256'), { algorithm: 'SHA1' }, 'algorithm:SHA1'),
  ),
  'digits other than 6 and 8 as 6': withFinding(
    fallback(({ digits }) => digits !== 6 && digits !== 8, { digits: 6 }, 'digits:6'),
  ),
  'digits above 8 as 8': withFinding(
    fallback(({ digits }) => digits > 8, { digits: 8 }, 'digits:8'),
  ),
  'periods other than 30 and 60 as 30': withFinding(
    fallback(
      ({ period, type }) => type === 'totp' && period !== 30 && period !== 60,
      { period: 30 },
      'period:30',
    ),
  ),
};

/** Apps with two faults at once. */
export const pairKinds: Kinds = {
  'SHA1 and ASCII key': withoutFinding(both(sha1, asciiKey)),
  'SHA1 and key cut to 10 bytes': withoutFinding(both(sha1, cutKey)),
  'SHA1 and key cut anywhere': withoutFinding(sha1AndAnyCut),
  'SHA1 and zeros lost': withoutFinding(both(sha1, zerosLost)),
  'SHA1 and a time zone': withoutFinding(both(zone, sha1)),
  'SHA1 and counter 1 too high': withoutFinding(both(counterOne, sha1)),
  'six digits and ASCII key': withoutFinding(both(sixDigits, asciiKey)),
  'ASCII key and zeros lost': withoutFinding(both(asciiKey, zerosLost)),
  'six digits and a time zone': withoutFinding(both(zone, sixDigits)),
  'another account': withoutFinding(anotherAccount),
};

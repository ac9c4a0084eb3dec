import {
  type Algorithm,
  algorithms,
  defaultSettings,
  digitBounds,
  greatestCounter,
  type OtpType,
  otpTypes,
} from '../settings.ts';
import type { Report } from './rules.ts';

/** Longest piece of what was read that a finding repeats. */
const excerptLength = 40;

/** A whole number of at most 20 digits, the length of 2^64 − 1; leading zeros do not count. */
function wholeNumber(text: string): bigint | undefined {
  const digits = /^0*(\d{1,20})$/.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** The type, which must be totp or hotp; undefined, with an error reported, for another. */
export function readType(text: string, report: Report): OtpType | undefined {
  const type = otpTypes.find((known) => known === text.toLowerCase());
  if (type === undefined)
    report('key-uri-type', {
      type: text.slice(0, excerptLength),
      kind: text === '' ? 'missing' : text.toLowerCase() === 'steam' ? 'steam' : 'other',
    });
  else if (type !== text) report('key-uri-type-case', { type: text });
  return type;
}

/** The algorithm, SHA1 where none is named; spellings such as sha-256 and HmacSHA256 are read. */
export function readAlgorithm(given: string | undefined, report: Report): Algorithm | undefined {
  if (given === undefined) return defaultSettings.algorithm;
  const plain = given
    .toUpperCase()
    .replace(/[-_ /]/g, '')
    .replace(/^HMAC/, '');
  const algorithm = algorithms.find((known) => known === plain);
  if (algorithm === undefined)
    report('key-uri-algorithm', { algorithm: given.slice(0, excerptLength) });
  else {
    if (algorithm !== given) report('key-uri-algorithm-case', { given, algorithm });
    if (algorithm !== 'SHA1') report('key-uri-algorithm-support', { algorithm });
  }
  return algorithm;
}

/** The digits, 6 where none are named. */
export function readDigits(given: string | undefined, report: Report): number | undefined {
  if (given === undefined) return defaultSettings.digits;
  const digits = Number(wholeNumber(given) ?? -1n);
  const { least, most } = digitBounds;
  if (digits < least || digits > most) {
    report('rfc4226-digits', { digits: given.slice(0, excerptLength), least, most });
    return undefined;
  }
  if (digits < 6) report('rfc4226-R4', { digits });
  else if (digits > 9) report('rfc4226-E2', { digits });
  else if (digits !== 6) report('key-uri-digits', { digits });
  return digits;
}

/** The period in seconds, 30 where none is named; it has no meaning for hotp. */
export function readPeriod(
  given: string | undefined,
  type: OtpType | undefined,
  report: Report,
): number | undefined {
  if (given === undefined) return defaultSettings.period;
  if (type === 'hotp') {
    report('key-uri-period-hotp', { period: given.slice(0, excerptLength) });
    return defaultSettings.period;
  }
  const period = Number(wholeNumber(given) ?? 0n);
  if (period < 1 || !Number.isSafeInteger(period)) {
    report('rfc6238-period', { period: given.slice(0, excerptLength) });
    return undefined;
  }
  if (period !== defaultSettings.period) report('key-uri-period', { period });
  return period;
}

/** The counter, 0 where none is named; it has no meaning for totp. */
export function readCounter(
  given: string | undefined,
  type: OtpType | undefined,
  report: Report,
): bigint | undefined {
  if (type !== 'hotp') {
    if (given !== undefined)
      report('key-uri-counter-totp', { counter: given.slice(0, excerptLength) });
    return defaultSettings.counter;
  }
  if (given === undefined) {
    report('key-uri-counter-missing', {});
    return defaultSettings.counter;
  }
  const counter = wholeNumber(given);
  if (counter !== undefined && counter <= greatestCounter) return counter;
  report('rfc4226-counter', { counter: given.slice(0, excerptLength) });
  return undefined;
}

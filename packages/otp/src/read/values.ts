import {
  type Algorithm,
  algorithms,
  defaultSettings,
  digitBounds,
  maxCounter,
  type OtpType,
  otpTypes,
} from '../settings.ts';
import type { ReportFinding } from './rules.ts';

/** Maximum length of a quoted value in a finding, in characters. */
const maxExcerptLength = 40;

/** Parses a whole number of at most 20 digits, the length of 2^64 − 1, after leading zeros. */
function wholeNumber(text: string): bigint | undefined {
  const digits = /^0*(\d{1,20})$/.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Returns the type in lower case. Reports an error and returns undefined unless it's totp or hotp. */
export function readType(text: string, report: ReportFinding): OtpType | undefined {
  const type = otpTypes.find((known) => known === text.toLowerCase());
  if (type === undefined)
    report('key-uri-type', {
      type: text.slice(0, maxExcerptLength),
      kind: text === '' ? 'missing' : 'other',
    });
  else if (type !== text) report('key-uri-type-case', { type: text });
  return type;
}

/** Returns the name of a hash without its spelling variants: 'SHA256' for sha-256, HmacSHA256 and SHA2-256. */
function plainAlgorithm(given: string): string {
  return given
    .toUpperCase()
    .replace(/[-_ /]/g, '')
    .replace(/^HMAC/, '')
    .replace(/^SHA2(?=256$|512$)/, 'SHA');
}

/**
 * Returns the algorithm, SHA1 if absent. Accepts other spellings and 'Algorithm.sha1', which Ente Auth
 * exported until January 2025. Reports an error and returns undefined if it is unknown.
 */
export function readAlgorithm(
  given: string | undefined,
  report: ReportFinding,
): Algorithm | undefined {
  if (given === undefined) return defaultSettings.algorithm;
  const byEnte = /^Algorithm\.(sha\d+)$/.exec(given)?.[1];
  const plain = plainAlgorithm(byEnte ?? given);
  const algorithm = algorithms.find((known) => known === plain);
  if (algorithm === undefined)
    report('key-uri-algorithm', { algorithm: given.slice(0, maxExcerptLength) });
  else {
    if (byEnte !== undefined) report('ente-algorithm', { given, algorithm });
    else if (algorithm !== given) report('key-uri-algorithm-case', { given, algorithm });
    if (algorithm !== 'SHA1') report('key-uri-algorithm-support', { algorithm });
  }
  return algorithm;
}

/** Returns the digits, 6 if absent. Reports an error and returns undefined if out of bounds. */
export function readDigits(given: string | undefined, report: ReportFinding): number | undefined {
  if (given === undefined) return defaultSettings.digits;
  const digits = Number(wholeNumber(given) ?? -1n);
  const { min, max } = digitBounds;
  if (digits < min || digits > max) {
    report('rfc4226-digits', { digits: given.slice(0, maxExcerptLength), least: min, most: max });
    return undefined;
  }
  if (digits < 6) report('rfc4226-R4', { digits });
  else if (digits > 9) report('rfc4226-E2', { digits });
  else if (digits !== 6) report('key-uri-digits', { digits });
  return digits;
}

/**
 * Returns the period in seconds, 30 if absent or for hotp. Reports an error and returns undefined if
 * it is invalid.
 */
export function readPeriod(
  given: string | undefined,
  type: OtpType | undefined,
  report: ReportFinding,
): number | undefined {
  if (given === undefined) return defaultSettings.period;
  if (type === 'hotp') {
    report('key-uri-period-hotp', { period: given.slice(0, maxExcerptLength) });
    return defaultSettings.period;
  }
  const period = Number(wholeNumber(given) ?? 0n);
  if (period < 1 || !Number.isSafeInteger(period)) {
    report('rfc6238-period', { period: given.slice(0, maxExcerptLength) });
    return undefined;
  }
  const seconds = period / 1000;
  if (Number.isInteger(seconds) && seconds >= 10 && seconds <= 300)
    report('period-milliseconds', { period, seconds });
  else if (period !== defaultSettings.period) report('key-uri-period', { period });
  return period;
}

/**
 * Returns the counter, 0 if absent or for totp. Reports an error and returns undefined if it is
 * invalid.
 */
export function readCounter(
  given: string | undefined,
  type: OtpType | undefined,
  report: ReportFinding,
): bigint | undefined {
  if (type !== 'hotp') {
    if (given !== undefined)
      report('key-uri-counter-totp', { counter: given.slice(0, maxExcerptLength) });
    return defaultSettings.counter;
  }
  if (given === undefined) {
    report('key-uri-counter-missing', {});
    return defaultSettings.counter;
  }
  const counter = wholeNumber(given);
  if (counter !== undefined && counter <= maxCounter) return counter;
  report('rfc4226-counter', { counter: given.slice(0, maxExcerptLength) });
  return undefined;
}

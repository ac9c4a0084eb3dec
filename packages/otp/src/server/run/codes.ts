import { decodeTypedBase32 } from '../../base32.ts';
import { hotp } from '../../hotp.ts';
import { defaultSettings, type OtpSettings } from '../../settings.ts';
import type { AttemptComputation } from './types.ts';

/**
 * Key lengths in bytes. Servers with a fault cut keys to one of `cut`, or repeat shorter keys up to one of `repeated`.
 */
const keyLengths = { cut: [20, 16, 10], repeated: [20, 32, 64] } as const;

/**
 * Returns the decoded key.
 *
 * @throws {RangeError} if the secret isn't Base32
 */
export function keyOf({ secret }: OtpSettings): Uint8Array {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) throw new RangeError('the secret is not Base32');
  return decoded.bytes;
}

/** The computation that the settings ask for. */
export const asSet: AttemptComputation = { kind: 'settings' };

/** Returns the period of a computation in seconds. */
export function periodOf(settings: OtpSettings, computation: AttemptComputation): number {
  if (computation.kind === 'defaults') return defaultSettings.period;
  return computation.kind === 'period' ? computation.period : settings.period;
}

/** Returns the settings that a server computes with, except for the key. */
function settingsOf(settings: OtpSettings, { kind }: AttemptComputation): OtpSettings {
  if (kind === 'sha1') return { ...settings, algorithm: 'SHA1' };
  const { algorithm, digits } = defaultSettings;
  if (kind === 'defaults') return { ...settings, algorithm, digits };
  return settings;
}

/** Returns the code of a time step. */
export function codeOf(
  settings: OtpSettings,
  computation: AttemptComputation,
  step: number,
): string {
  const key = keyOf(settings);
  const secret =
    computation.kind === 'key'
      ? Uint8Array.from({ length: computation.bytes }, (_, index) => key[index % key.length] ?? 0)
      : key;
  return hotp({ ...settingsOf(settings, computation), secret, counter: BigInt(step) });
}

/**
 * Returns what a faulty server may compute instead: with another period, with the usual settings instead of the
 * account's, or with another key length.
 */
export function otherComputations(settings: OtpSettings): readonly AttemptComputation[] {
  const { length } = keyOf(settings);
  const changed = [
    ...keyLengths.cut.filter((bytes) => bytes < length),
    ...keyLengths.repeated.filter((bytes) => bytes > length),
  ];
  const periods = settings.period === 30 ? [60] : [30];
  const { algorithm, digits, period } = defaultSettings;
  const hasOtherAlgorithm = settings.algorithm !== algorithm;
  const hasOtherPeriod = settings.period !== period;
  return [
    ...(hasOtherAlgorithm ? [{ kind: 'sha1' } as const] : []),
    ...(settings.digits !== digits || (hasOtherAlgorithm && hasOtherPeriod)
      ? [{ kind: 'defaults' } as const]
      : []),
    ...periods.map((period): AttemptComputation => ({ kind: 'period', period })),
    ...changed.map((bytes): AttemptComputation => ({ kind: 'key', bytes })),
  ];
}

import { encodeBase32 } from '../base32.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { type Exposure, type ProbeId, probeOf } from './probes.ts';
import { type CodeTraits, traitsOf } from './codeTraits.ts';

/**
 * The maximum number of HMACs to compute in the search for a secret, by hash. With each hash, the longest search takes
 * a third to half a second on a computer, and four times as long on a phone.
 */
const maxHmacs = { SHA1: 20_000, SHA256: 12_000, SHA512: 2_000 } as const;
/** The time that testers take to scan the QR code and read the app's code, in seconds. */
const secondsUntilRead = 25;
/** A secret is good enough if this many consecutive codes expose faults. */
const exposingCodes = 3;

const isExposing: Readonly<Record<Exposure, (traits: CodeTraits) => boolean>> = {
  'zero-and-sign': ({ hasLeadingZero, hasSignBit }) => hasLeadingZero && hasSignBit,
  sign: ({ hasLeadingZero, hasSignBit }) => !hasLeadingZero && hasSignBit,
  'offset-0': ({ hasLeadingZero, offset }) => !hasLeadingZero && offset === 0,
  'offset-15': ({ hasLeadingZero, offset }) => !hasLeadingZero && offset === 15,
};

/** Returns the counters of the codes that the tester may read, most likely first. */
function countersFrom({ type, counter, period }: OtpSettings, seconds: number): readonly bigint[] {
  if (type === 'hotp') return [counter, counter + 1n, counter + 2n];
  const current = counterAt(seconds, period);
  const likely = counterAt(seconds + secondsUntilRead, period);
  return [likely, likely + 1n, likely - 1n, likely + 2n].filter((step) => step >= current);
}

/** Adds bytes that reveal faults in programs to a random key: one of at least 0x80, and a zero byte. */
function addProblemBytes(key: Uint8Array, hasZero: boolean): Uint8Array {
  const [first = 0, second = 0] = key;
  key[0] = first | 0x80;
  // Keep 8 bytes on both sides, so that a key cut at the zero byte isn't too short.
  if (hasZero) key[8 + (second % (key.length - 16))] = 0;
  return key;
}

/** Fills the given bytes with random values and returns them. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

function drawKey(id: ProbeId, fill: FillRandom): Uint8Array {
  const { secretBits, hasZeroByte } = probeOf(id);
  return addProblemBytes(fill(new Uint8Array(secretBits / 8)), hasZeroByte);
}

/**
 * Returns the first random secret for a probe as Base32 text, whether or not its codes expose
 * faults.
 */
export function plainSecret(id: ProbeId, fill: FillRandom): string {
  return encodeBase32(drawKey(id, fill));
}

/**
 * Draws random secrets for a probe. Returns the secret whose next codes best expose faults that other codes hide. For
 * example, only a code that begins with 0 shows whether an app loses leading zeros. The result is Base32 text with
 * padding.
 *
 * @param seconds when the QR code is shown: Unix time in seconds
 * @param fill the platform's cryptographic random generator
 */
export function chooseSecret(id: ProbeId, seconds: number, fill: FillRandom): string {
  const { exposes, change } = probeOf(id);
  if (exposes === undefined) return plainSecret(id, fill);
  const settings = { ...defaultSettings, issuer: '', ...change };
  const counters = countersFrom(settings, seconds);
  let best = drawKey(id, fill);
  let maxExposing = 0;
  let hmacsLeft: number = maxHmacs[settings.algorithm];
  while (hmacsLeft > 0 && maxExposing < Math.min(exposingCodes, counters.length)) {
    const key = drawKey(id, fill);
    let exposing = 0;
    for (const counter of counters) {
      hmacsLeft -= 1;
      if (!isExposing[exposes](traitsOf(settings, key, counter))) break;
      exposing += 1;
    }
    if (exposing > maxExposing) [best, maxExposing] = [key, exposing];
  }
  return encodeBase32(best);
}

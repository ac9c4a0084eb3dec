import { encodeBase32 } from '../base32.ts';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { type Exposure, type ProbeId, probeOf } from './probes.ts';
import { type CodeTraits, traitsOf } from './codeTraits.ts';

/**
 * So many HMACs are computed at most. Each of these takes a third to half a second on a computer,
 * four times that on a phone; the search ends sooner where it finds enough.
 */
const maxHmacs = { SHA1: 20_000, SHA256: 12_000, SHA512: 2_000 } as const;
/** After so many seconds a tester has scanned the QR code and reads what the app shows. */
const secondsUntilRead = 25;
/** A secret that exposes faults in so many codes one after the other is good enough. */
const exposingCodes = 3;

const isExposing: Readonly<Record<Exposure, (traits: CodeTraits) => boolean>> = {
  'zero-and-sign': ({ hasLeadingZero, hasSignBit }) => hasLeadingZero && hasSignBit,
  sign: ({ hasLeadingZero, hasSignBit }) => !hasLeadingZero && hasSignBit,
  'offset-0': ({ hasLeadingZero, offset }) => !hasLeadingZero && offset === 0,
  'offset-15': ({ hasLeadingZero, offset }) => !hasLeadingZero && offset === 15,
};

/** The counters whose codes may be read, the likeliest first. */
function countersFrom({ type, counter, period }: OtpSettings, seconds: number): readonly bigint[] {
  if (type === 'hotp') return [counter, counter + 1n, counter + 2n];
  const present = counterAt(seconds, period);
  const likely = counterAt(seconds + secondsUntilRead, period);
  return [likely, likely + 1n, likely - 1n, likely + 2n].filter((step) => step >= present);
}

/** Puts what programs stumble over into a random key: bytes from 0x80, and a zero byte within. */
function addProblemBytes(key: Uint8Array, hasZero: boolean): Uint8Array {
  const [first = 0, second = 0] = key;
  key[0] = first | 0x80;
  // Far enough from both ends that a key cut there still has the length of a key.
  if (hasZero) key[8 + (second % (key.length - 16))] = 0;
  return key;
}

type FillRandom = (bytes: Uint8Array) => Uint8Array;

function drawKey(id: ProbeId, fill: FillRandom): Uint8Array {
  const { secretBits, hasZeroByte } = probeOf(id);
  return addProblemBytes(fill(new Uint8Array(secretBits / 8)), hasZeroByte);
}

/** A secret for a probe as Base32 text, chosen by nothing. */
export function plainSecret(id: ProbeId, fill: FillRandom): string {
  return encodeBase32(drawKey(id, fill));
}

/**
 * A secret for a probe that is shown at a moment (Unix time in seconds), as Base32 text with
 * padding: random but chosen, so that faults which only some codes show are seen in the codes of
 * the next periods. `fill` is the platform's cryptographic generator; it fills the bytes that it
 * is given and returns them.
 */
export function chooseSecret(id: ProbeId, seconds: number, fill: FillRandom): string {
  const { exposes, change } = probeOf(id);
  if (exposes === undefined) return plainSecret(id, fill);
  const settings = { ...defaultSettings, issuer: '', ...change };
  const counters = countersFrom(settings, seconds);
  let best = drawKey(id, fill);
  let most = 0;
  let left: number = maxHmacs[settings.algorithm];
  while (left > 0 && most < Math.min(exposingCodes, counters.length)) {
    const key = drawKey(id, fill);
    let exposing = 0;
    for (const counter of counters) {
      left -= 1;
      if (!isExposing[exposes](traitsOf(settings, key, counter))) break;
      exposing += 1;
    }
    if (exposing > most) [best, most] = [key, exposing];
  }
  return encodeBase32(best);
}

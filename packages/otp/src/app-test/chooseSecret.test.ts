import { expect, it } from 'vitest';
import { decodeBase32 } from '../base32.ts';
import { defaultSettings } from '../settings.ts';
import { randomBytes, seededNumbers } from '../testing/random.ts';
import { counterAt } from '../totp.ts';
import { chooseSecret, plainSecret } from './chooseSecret.ts';
import { firstProbes, type ProbeId, probeOf } from './probes.ts';
import { traitsOf } from './codeTraits.ts';

const next = seededNumbers(7);
const fill = (bytes: Uint8Array) => {
  bytes.set(randomBytes(next, bytes.length));
  return bytes;
};
const time = 1_800_000_010;

function keyOf(secret: string): Uint8Array {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.bytes;
}

/** Returns the traits of the code that the app shows `after` seconds after the QR code appears. */
function traitsAt(id: ProbeId, key: Uint8Array, after: number) {
  const settings = { ...defaultSettings, ...probeOf(id).change };
  const { type, counter, period } = settings;
  const read = type === 'hotp' ? counter : counterAt(time + after, period);
  return traitsOf(settings, key, read);
}

it.each(firstProbes)('chooses a secret for %s whose next codes expose faults', (id) => {
  const { secretBits, hasZeroByte, exposes } = probeOf(id);
  const key = keyOf(chooseSecret(id, time, fill));
  expect(key).toHaveLength(secretBits / 8);
  expect(key.some((byte) => byte >= 0x80)).toBe(true);
  expect(key.subarray(8, -8).includes(0)).toBe(hasZeroByte);
  for (const after of exposes === undefined ? [] : [20, 40]) {
    const { hasLeadingZero, hasSignBit, offset } = traitsAt(id, key, after);
    const seen = {
      'zero-and-sign': hasLeadingZero && hasSignBit,
      sign: hasSignBit && !hasLeadingZero,
      'offset-0': offset === 0 && !hasLeadingZero,
      'offset-15': offset === 15 && !hasLeadingZero,
    };
    expect(seen[exposes ?? 'sign']).toBe(true);
  }
});

it('tests SHA256 with keys of 20 and of 32 bytes', () => {
  const lengths = firstProbes
    .map(probeOf)
    .filter(({ change }) => change.algorithm === 'SHA256')
    .map(({ secretBits }) => secretBits);
  expect(lengths).toEqual([160, 256]);
});

it('returns another plain secret of the right length each time', () => {
  const [one, other] = [plainSecret('sha512', fill), plainSecret('sha512', fill)];
  expect(keyOf(one)).toHaveLength(20);
  expect(one).not.toBe(other);
});

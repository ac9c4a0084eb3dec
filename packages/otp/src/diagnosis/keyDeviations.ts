import type { SharedPartName } from './types.ts';
import { type KeyHypothesis, keyHypothesis } from './keyEncodings.ts';
import { ratios } from './priors.ts';

/** How apps and programs are known to change the bytes of a correctly decoded key. */
export interface KeyDeviation {
  readonly name: SharedPartName;
  readonly ratio: number;
  /** Returns the changed key. `blockLength` is the length of the hash's blocks in bytes. */
  readonly change: (key: Uint8Array, blockLength: number) => Uint8Array;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const encodeText = (text: string) => new TextEncoder().encode(text);

/**
 * All deviations:
 * - `key:block`: cuts a key that is longer than the hash's block, instead of hashing it.
 * - `key:text`: decodes the bytes as UTF-8 text and encodes the text again.
 * - `key:utf8`: encodes each byte as a UTF-8 character.
 * - `key:zero-ended`: stops at the first zero byte, like a C string.
 * - `key:zeros-dropped`: drops leading zero bytes.
 */
export const keyDeviations: readonly KeyDeviation[] = [
  {
    name: 'key:block',
    ratio: ratios.keyBlock,
    change: (key, blockLength) => key.subarray(0, blockLength),
  },
  { name: 'key:text', ratio: ratios.keyText, change: (key) => encodeText(utf8.decode(key)) },
  {
    name: 'key:utf8',
    ratio: ratios.keyUtf8,
    change: (key) => encodeText(Array.from(key, (byte) => String.fromCharCode(byte)).join('')),
  },
  {
    name: 'key:zero-ended',
    ratio: ratios.keyZeroEnded,
    change: (key) => key.subarray(0, [...key, 0].indexOf(0)),
  },
  {
    name: 'key:zeros-dropped',
    ratio: ratios.keyZerosDropped,
    change: (key) =>
      key.subarray(
        Math.max(
          0,
          key.findIndex((byte) => byte !== 0),
        ),
      ),
  },
];

const areEqual = (first: Uint8Array, second: Uint8Array) =>
  first.length === second.length && first.every((byte, index) => byte === second[index]);

/** Returns the keys that differ from `key`. Leaves out the empty key, which 'key:empty' covers. */
export function changedKeys(key: Uint8Array, blockLength: number): KeyHypothesis[] {
  return keyDeviations
    .map(({ name, ratio, change }) => keyHypothesis(name, ratio, change(key, blockLength)))
    .filter(({ bytes }) => bytes.length > 0 && !areEqual(bytes, key));
}

import { algorithmPart, plainPart, type PlainPartName } from '../diagnosis/causeParts.ts';
import { diagnosedAlgorithms, type MacMethod } from '../diagnosis/macs.ts';
import { ratios } from '../diagnosis/priors.ts';
import {
  type Fault,
  commonFaultRatio,
  type ProgramCausePart,
  type ProgramComputation,
  type ProgramKeyFault,
} from './programComputation.ts';

/**
 * Faults that change the bytes of a correctly decoded key, with their ratios:
 * - `block`: cuts a key that is longer than the hash's block, instead of hashing it.
 * - `text`: decodes the bytes as UTF-8 text and encodes the text again.
 * - `utf8`: encodes each byte as a UTF-8 character.
 * - `zero-ended`: stops at the first zero byte, like a C string.
 * - `zeros-dropped`: drops leading zero bytes.
 */
const keyByteFaults: readonly (readonly [
  ProgramKeyFault,
  number,
  (computation: ProgramComputation) => Uint8Array,
])[] = [
  [
    'block',
    ratios.keyCut,
    ({ key, macMethod }) => key.subarray(0, /384|512/.test(macMethod.algorithm) ? 128 : 64),
  ],
  ['text', ratios.keyAscii, ({ key }) => new TextEncoder().encode(utf8.decode(key))],
  [
    'utf8',
    ratios.keyAsciiOther,
    ({ key }) => new TextEncoder().encode(String.fromCharCode(...key)),
  ],
  ['zero-ended', ratios.keyCutOther, ({ key }) => key.subarray(0, [...key, 0].indexOf(0))],
  [
    'zeros-dropped',
    ratios.keyCutOther,
    ({ key }) =>
      key.subarray(
        Math.max(
          0,
          key.findIndex((byte) => byte !== 0),
        ),
      ),
  ],
];

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const methodFaults: readonly (readonly [PlainPartName, number, Partial<MacMethod>])[] = [
  [
    'counter:little-endian',
    ratios.counterLittleEndian,
    { counterEncoding: 'eight-bytes-reversed' },
  ],
  ['counter:little-endian', ratios.counterLittleEndian, { counterEncoding: 'four-bytes-reversed' }],
  ['counter:32-bit', ratios.counterShort, { counterEncoding: 'four-bytes' }],
  ['counter:text', ratios.counterText, { counterEncoding: 'decimal' }],
  ['counter:text', ratios.counterText, { counterEncoding: 'hex' }],
  ['counter:text', ratios.counterText, { counterEncoding: 'hex-capitals' }],
  ['counter:text', ratios.counterText, { counterEncoding: 'hex-padded' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first', counterEncoding: 'decimal' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first', counterEncoding: 'decimal' }],
  ['hash:swapped', ratios.hashSwapped, { construction: 'hmac-swapped' }],
];

const withMacMethod =
  (change: Partial<MacMethod>): Fault['change'] =>
  (computation) => ({ ...computation, macMethod: { ...computation.macMethod, ...change } });

/** The faults of the MAC stage, and of the key's bytes, which the MAC stage receives. */
export const macFaults: readonly Fault[] = [
  ...diagnosedAlgorithms.map((algorithm) => ({
    part: algorithmPart(algorithm),
    ratio:
      algorithm === 'SHA1'
        ? commonFaultRatio
        : algorithm === 'SHA256' || algorithm === 'SHA512'
          ? ratios.algorithmKnown
          : ratios.algorithmForeign,
    change: withMacMethod({ algorithm }),
  })),
  ...methodFaults.map(([name, ratio, change]) => ({
    part: plainPart(name),
    ratio,
    change: withMacMethod(change),
  })),
  ...keyByteFaults.map(([fault, ratio, keyOf]) => ({
    part: {
      family: 'key',
      name: `key:${fault}`,
      sentence: `key-${fault}`,
      values: {},
    } satisfies ProgramCausePart,
    ratio,
    change: (computation: ProgramComputation) => ({ ...computation, key: keyOf(computation) }),
  })),
];

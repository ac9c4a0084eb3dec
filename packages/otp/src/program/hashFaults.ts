import { keyReading, type KeyReading } from '../diagnosis/keyTexts.ts';
import { keyReadings, rareKeyReadings } from '../diagnosis/keys.ts';
import { diagnosedAlgorithms, type MacRecipe } from '../diagnosis/macs.ts';
import { algorithmPart, plainPart, type PlainName } from '../diagnosis/parts.ts';
import { ratios } from '../diagnosis/priors.ts';
import {
  type Computation,
  type Fault,
  type ProgramKeyFault,
  type ProgramPart,
  usual,
} from './computation.ts';
import type { ProgramInput } from './inputs.ts';

/** The keys that may be made of a secret, in their order, by the name of what is otherwise. */
type Readings = ReadonlyMap<string, readonly KeyReading[]>;

const known = new WeakMap<ProgramInput, Readings>();

function readingsOf(input: ProgramInput): Readings {
  const before = known.get(input);
  if (before !== undefined) return before;
  const readings = new Map<string, KeyReading[]>();
  const { secret } = input;
  // A secret that does not begin as hex leaves nothing of it to decoders that stop there.
  const emptyHex = keyReading('key:hex', ratios.keyHexOther, new Uint8Array());
  const hex = /^[\dA-F]{2}/i.test(secret) ? [] : [emptyHex];
  for (const reading of [...keyReadings(secret), ...rareKeyReadings(secret), ...hex]) {
    const name = reading.parts[0]?.name ?? '';
    readings.set(name, [...(readings.get(name) ?? []), reading]);
  }
  known.set(input, readings);
  return readings;
}

/** What may be otherwise in making a key of the secrets of these inputs. */
export function keyFaults(inputs: readonly ProgramInput[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const input of inputs)
    for (const [name, readings] of readingsOf(input)) {
      const [part] = readings[0]?.parts ?? [];
      if (part === undefined) continue;
      const ratio = Math.max(...readings.map((reading) => reading.ratio));
      const ways = Math.max(readings.length, faults.get(name)?.ways ?? 0);
      const change = (computation: Computation) => {
        const others = readingsOf(computation.input).get(name);
        return others?.map(({ bytes }) => ({ ...computation, key: bytes })) ?? computation;
      };
      faults.set(name, { part, ratio, ways, change });
    }
  return [...faults.values()];
}

/** What becomes of a key's bytes in a program that has the right ones, and how common that is. */
const byteFaults: readonly (readonly [
  ProgramKeyFault,
  number,
  (computation: Computation) => Uint8Array,
])[] = [
  [
    'block',
    ratios.keyCut,
    ({ key, recipe }) => key.subarray(0, /384|512/.test(recipe.algorithm) ? 128 : 64),
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

const recipes: readonly (readonly [PlainName, number, Partial<MacRecipe>])[] = [
  ['counter:little-endian', ratios.counterLittleEndian, { message: 'eight-bytes-reversed' }],
  ['counter:little-endian', ratios.counterLittleEndian, { message: 'four-bytes-reversed' }],
  ['counter:32-bit', ratios.counterShort, { message: 'four-bytes' }],
  ['counter:text', ratios.counterText, { message: 'decimal' }],
  ['counter:text', ratios.counterText, { message: 'hex' }],
  ['counter:text', ratios.counterText, { message: 'hex-capitals' }],
  ['counter:text', ratios.counterText, { message: 'hex-padded' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first' }],
  ['hash:plain', ratios.hashPlain, { construction: 'key-first', message: 'decimal' }],
  ['hash:plain', ratios.hashPlain, { construction: 'counter-first', message: 'decimal' }],
  ['hash:swapped', ratios.hashSwapped, { construction: 'hmac-swapped' }],
];

const hashedWith =
  (change: Partial<MacRecipe>): Fault['change'] =>
  (computation) => ({ ...computation, recipe: { ...computation.recipe, ...change } });

/** What a program may do otherwise in hashing. */
export const hashFaults: readonly Fault[] = [
  ...diagnosedAlgorithms.map((algorithm) => ({
    part: algorithmPart(algorithm),
    ratio:
      algorithm === 'SHA1'
        ? usual
        : algorithm === 'SHA256' || algorithm === 'SHA512'
          ? ratios.algorithmKnown
          : ratios.algorithmForeign,
    change: hashedWith({ algorithm }),
  })),
  ...recipes.map(([name, ratio, change]) => ({
    part: plainPart(name),
    ratio,
    change: hashedWith(change),
  })),
  ...byteFaults.map(([fault, ratio, keyOf]) => ({
    part: {
      family: 'key',
      name: `key:${fault}`,
      sentence: `key-${fault}`,
      values: {},
    } satisfies ProgramPart,
    ratio,
    change: (computation: Computation) => ({ ...computation, key: keyOf(computation) }),
  })),
];

import { type Explanation, findingFamilies, type FindingPart } from './types.ts';

const signed = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);

/** The app's clock is so many steps ahead. */
export function clockSteps(steps: number): FindingPart {
  const name = `clock:${signed(steps)}`;
  return { family: 'clock', name, sentence: 'clock-steps', values: { steps } };
}

/** The app's clock is so many hours ahead, as a wrong time zone makes it. */
export function clockZone(hours: number): FindingPart {
  const name = `clock:zone${signed(hours)}`;
  return { family: 'clock', name, sentence: 'clock-zone', values: { hours } };
}

/** The app's counter is so much higher. */
export function counterSteps(steps: bigint): FindingPart {
  const name = `counter:${signed(steps)}`;
  return { family: 'counter', name, sentence: 'counter', values: { steps: String(steps) } };
}

export function algorithmPart(algorithm: string): FindingPart {
  const name = `algorithm:${algorithm}`;
  return { family: 'algorithm', name, sentence: 'algorithm', values: { algorithm } };
}

export function digitsPart(digits: number): FindingPart {
  return { family: 'digits', name: `digits:${digits}`, sentence: 'digits', values: { digits } };
}

export function periodPart(period: number): FindingPart {
  return { family: 'period', name: `period:${period}`, sentence: 'period', values: { period } };
}

/** The app kept so many bytes of the key. */
export function keyCut(bytes: number): FindingPart {
  return { family: 'key', name: `key:cut${bytes}`, sentence: 'key-cut', values: { bytes } };
}

type PlainName =
  | 'clock:milliseconds'
  | 'clock:rounded'
  | 'type:totp'
  | 'type:hotp'
  | 'key:ascii'
  | 'key:hex'
  | 'key:padded'
  | 'key:partial-byte'
  | 'key:repaired'
  | 'truncation:byte19'
  | 'truncation:sign'
  | 'code:zeros-lost'
  | 'code:cut-left'
  | 'code:cut-right'
  | 'alphabet:steam';

type Dashed<Name> = Name extends `${infer Family}:${infer Rest}` ? `${Family}-${Rest}` : never;
type FamilyOf<Name> = Name extends `${infer Family}:${string}` ? Family : never;

const plainParts: {
  readonly [Name in PlainName]: {
    readonly family: FamilyOf<Name>;
    readonly sentence: Dashed<Name>;
  };
} = {
  'clock:milliseconds': { family: 'clock', sentence: 'clock-milliseconds' },
  'clock:rounded': { family: 'clock', sentence: 'clock-rounded' },
  'type:totp': { family: 'type', sentence: 'type-totp' },
  'type:hotp': { family: 'type', sentence: 'type-hotp' },
  'key:ascii': { family: 'key', sentence: 'key-ascii' },
  'key:hex': { family: 'key', sentence: 'key-hex' },
  'key:padded': { family: 'key', sentence: 'key-padded' },
  'key:partial-byte': { family: 'key', sentence: 'key-partial-byte' },
  'key:repaired': { family: 'key', sentence: 'key-repaired' },
  'truncation:byte19': { family: 'truncation', sentence: 'truncation-byte19' },
  'truncation:sign': { family: 'truncation', sentence: 'truncation-sign' },
  'code:zeros-lost': { family: 'code', sentence: 'code-zeros-lost' },
  'code:cut-left': { family: 'code', sentence: 'code-cut-left' },
  'code:cut-right': { family: 'code', sentence: 'code-cut-right' },
  'alphabet:steam': { family: 'alphabet', sentence: 'alphabet-steam' },
};

/** A part that carries no values. */
export function plainPart(name: PlainName): FindingPart {
  return { ...plainParts[name], name, values: {} };
}

/** Parts put in their order and joined; no parts are a match. */
export function explain(parts: readonly FindingPart[]): Explanation {
  const ordered = parts.toSorted(
    (one, other) => findingFamilies.indexOf(one.family) - findingFamilies.indexOf(other.family),
  );
  const finding = ordered.length === 0 ? 'match' : ordered.map(({ name }) => name).join(',');
  return { finding, parts: ordered };
}

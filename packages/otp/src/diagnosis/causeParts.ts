import { type Cause, type Drift, causeFamilies, type CausePart } from './types.ts';

const withSign = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);

/** Rounds a drift outward to whole seconds. */
const wholeSeconds = ({ from, to }: Drift) => ({ from: Math.floor(from), to: Math.ceil(to) });

/** The app's clock is `steps` time steps ahead (behind if negative). */
export function clockStepsPart(steps: number, drift: Drift): CausePart {
  const name = `clock:${withSign(steps)}`;
  return {
    family: 'clock',
    name,
    sentence: 'clock-steps',
    values: { steps, ...wholeSeconds(drift) },
  };
}

/** The app's clock is ahead by seconds that aren't whole steps. The name states the drift's middle. */
export function clockSecondsPart(drift: Drift): CausePart {
  const seconds = Math.round((drift.from + drift.to) / 2);
  const name = `clock:seconds${withSign(seconds)}`;
  const values = { seconds, ...wholeSeconds(drift) };
  return { family: 'clock', name, sentence: 'clock-seconds', values };
}

/** A wrong time zone puts the app's clock ahead by `minutes`: 'clock:zone+5:30' for 330. */
export function clockZonePart(minutes: number): CausePart {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  const sign = minutes > 0 ? '+' : '-';
  const name = `clock:zone${sign}${Math.abs(hours)}${rest === 0 ? '' : `:${rest}`}`;
  return { family: 'clock', name, sentence: 'clock-zone', values: { minutes } };
}

/** The app's counter is `steps` higher (lower if negative). */
export function counterPart(steps: bigint): CausePart {
  const name = `counter:${withSign(steps)}`;
  return { family: 'counter', name, sentence: 'counter', values: { steps: String(steps) } };
}

/** A TOTP app counts one time step too many (1) or too few (-1), although its clock is right. */
export function counterStepPart(steps: 1 | -1): CausePart {
  const name = `counter:step${withSign(steps)}`;
  return { family: 'counter', name, sentence: 'counter-step', values: { steps } };
}

export function algorithmPart(algorithm: string): CausePart {
  const name = `algorithm:${algorithm}`;
  return { family: 'algorithm', name, sentence: 'algorithm', values: { algorithm } };
}

export function digitsPart(digits: number): CausePart {
  return { family: 'digits', name: `digits:${digits}`, sentence: 'digits', values: { digits } };
}

/** The app computes `computed` digits and shows `digits`, with zeros in front. */
export function paddedDigitsPart(digits: number, computed: number): CausePart {
  const part = digitsPart(digits);
  return { ...part, sentence: 'digits-padded', values: { digits, computed } };
}

export function periodPart(period: number): CausePart {
  return { family: 'period', name: `period:${period}`, sentence: 'period', values: { period } };
}

/** The app uses only the first `bytes` bytes of the key. */
export function keyCutPart(bytes: number): CausePart {
  return { family: 'key', name: `key:cut${bytes}`, sentence: 'key-cut', values: { bytes } };
}

/** The app repeats the key until it is `bytes` bytes long. */
export function keyRepeatedPart(bytes: number): CausePart {
  const name = `key:repeated${bytes}`;
  return { family: 'key', name, sentence: 'key-repeated', values: { bytes } };
}

/** The app always reads the number at the same byte of the MAC. */
export function fixedOffsetPart(offset: number): CausePart {
  const name = `truncation:offset${offset}`;
  return { family: 'truncation', name, sentence: 'truncation-offset', values: { offset } };
}

/** The app reads the number at a wrong byte of the MAC. One code can't show the app's rule. */
export const wrongOffsetPart: CausePart = {
  family: 'truncation',
  name: 'truncation:offset',
  sentence: 'truncation-wrong-offset',
  values: {},
};

/** A typing error in the secret: the app's key comes from `secret`, which differs by one letter or two. */
export function secretPart(
  kind: 'one-letter' | 'swapped' | 'lost' | 'doubled',
  secret: string,
): CausePart {
  return {
    family: 'secret',
    name: `secret:${kind}`,
    sentence: `secret-${kind}`,
    values: { secret },
  };
}

/** The person typed a code after the app had changed to the next. `place` counts typed codes from 1. */
export function lateTypingPart(place: number): CausePart {
  return { family: 'typing', name: 'typing:late', sentence: 'typing-late', values: { place } };
}

/**
 * The person mistyped a code. `place` is its position among the typed codes, from 1, and `code` is
 * what the app probably showed. Both are parameters of the sentence.
 */
export function typingPart(
  kind: 'one-digit' | 'swapped',
  values: { readonly place: number; readonly code: string },
): CausePart {
  return { family: 'typing', name: `typing:${kind}`, sentence: `typing-${kind}`, values };
}

const plainPartNames = [
  'clock:milliseconds',
  'clock:milliseconds-32-bit',
  'clock:since-2001',
  'clock:rounded',
  'counter:little-endian',
  'counter:32-bit',
  'counter:text',
  'counter:word-twice',
  'type:totp',
  'type:hotp',
  'key:ascii',
  'key:hex',
  'key:empty',
  'key:padded',
  'key:partial-byte',
  'key:repaired',
  'key:invalid-skipped',
  'key:invalid-zero',
  'key:base64',
  'key:base32hex',
  'key:crockford',
  'key:utf16',
  'key:newline',
  'key:block',
  'key:text',
  'key:utf8',
  'key:zero-ended',
  'key:zeros-dropped',
  'hash:plain',
  'hash:swapped',
  'hash:block64',
  'truncation:byte19',
  'truncation:sign',
  'truncation:hex',
  'truncation:first-digits',
  'truncation:modulo-32-bit',
  'code:zeros-lost',
  'code:cut-left',
  'code:cut-right',
  'alphabet:steam',
] as const;

export type PlainPartName = (typeof plainPartNames)[number];
type DashedName<Name> = Name extends `${infer Family}:${infer Rest}` ? `${Family}-${Rest}` : never;

/**
 * Returns a part without values. Its sentence is its name with a dash for the colon.
 *
 * @throws RangeError if the name has no known family
 */
export function plainPart(name: PlainPartName): CausePart {
  const family = causeFamilies.find((one) => name.startsWith(`${one}:`));
  if (family === undefined) throw new RangeError(`${name} has no known family`);
  return {
    family,
    name,
    sentence: name.replace(':', '-') as DashedName<PlainPartName>,
    values: {},
  };
}

/** Returns the cause with these parts, in the order of their families. No parts mean a match. */
export function causeOf(parts: readonly CausePart[]): Cause {
  const ordered = parts.toSorted(
    (one, other) => causeFamilies.indexOf(one.family) - causeFamilies.indexOf(other.family),
  );
  const finding = ordered.length === 0 ? 'match' : ordered.map(({ name }) => name).join(',');
  return { finding, parts: ordered };
}

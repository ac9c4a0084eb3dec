import { type Cause, type Drift, findingFamilies, type FindingPart } from './types.ts';

const signed = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);

/** Whole seconds that hold a drift. */
const around = ({ from, to }: Drift) => ({ from: Math.floor(from), to: Math.ceil(to) });

/** The app's clock is so many steps ahead. */
export function clockSteps(steps: number, drift: Drift): FindingPart {
  const name = `clock:${signed(steps)}`;
  return { family: 'clock', name, sentence: 'clock-steps', values: { steps, ...around(drift) } };
}

/** The app's clock is some seconds ahead, no number of whole steps; the middle names it. */
export function clockSeconds(drift: Drift): FindingPart {
  const seconds = Math.round((drift.from + drift.to) / 2);
  const name = `clock:seconds${signed(seconds)}`;
  const values = { seconds, ...around(drift) };
  return { family: 'clock', name, sentence: 'clock-seconds', values };
}

/** The app's clock is so many minutes ahead, as a wrong time zone makes it: 'clock:zone+5:30'. */
export function clockZone(minutes: number): FindingPart {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  const sign = minutes > 0 ? '+' : '-';
  const name = `clock:zone${sign}${Math.abs(hours)}${rest === 0 ? '' : `:${rest}`}`;
  return { family: 'clock', name, sentence: 'clock-zone', values: { minutes } };
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

/** The app shows `digits` digits, of which it computed fewer: the rest are zeros in front. */
export function paddedDigits(digits: number, computed: number): FindingPart {
  const part = digitsPart(digits);
  return { ...part, sentence: 'digits-padded', values: { digits, computed } };
}

export function periodPart(period: number): FindingPart {
  return { family: 'period', name: `period:${period}`, sentence: 'period', values: { period } };
}

/** The app kept so many bytes of the key. */
export function keyCut(bytes: number): FindingPart {
  return { family: 'key', name: `key:cut${bytes}`, sentence: 'key-cut', values: { bytes } };
}

/** The app repeated the key until it had so many bytes. */
export function keyRepeated(bytes: number): FindingPart {
  const name = `key:repeated${bytes}`;
  return { family: 'key', name, sentence: 'key-repeated', values: { bytes } };
}

/** The app takes the number from the same byte of the hash always. */
export function fixedOffset(offset: number): FindingPart {
  const name = `truncation:offset${offset}`;
  return { family: 'truncation', name, sentence: 'truncation-offset', values: { offset } };
}

/** A code was mistyped; `place` counts the codes from 1, `code` is what the app may have shown. */
export function typingSlip(
  kind: 'one-digit' | 'swapped',
  values: { readonly place: number; readonly code: string },
): FindingPart {
  return { family: 'typing', name: `typing:${kind}`, sentence: `typing-${kind}`, values };
}

const plainNames = [
  'clock:milliseconds',
  'clock:rounded',
  'counter:little-endian',
  'counter:32-bit',
  'counter:text',
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
  'hash:plain',
  'hash:swapped',
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

export type PlainName = (typeof plainNames)[number];
type Dashed<Name> = Name extends `${infer Family}:${infer Rest}` ? `${Family}-${Rest}` : never;

/** A part that carries no values: its sentence has the part's name, with a dash. */
export function plainPart(name: PlainName): FindingPart {
  const family = findingFamilies.find((one) => name.startsWith(`${one}:`));
  if (family === undefined) throw new RangeError(`${name} is of no family`);
  return { family, name, sentence: name.replace(':', '-') as Dashed<PlainName>, values: {} };
}

/** Parts put in their order and joined; no parts are a match. */
export function causeOf(parts: readonly FindingPart[]): Cause {
  const ordered = parts.toSorted(
    (one, other) => findingFamilies.indexOf(one.family) - findingFamilies.indexOf(other.family),
  );
  const finding = ordered.length === 0 ? 'match' : ordered.map(({ name }) => name).join(',');
  return { finding, parts: ordered };
}

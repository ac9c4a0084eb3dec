import {
  appOnlyKinds,
  type Cause,
  causeFamilies,
  type CauseFamily,
  type CausePart,
  type Dashed,
  type Drift,
  type PlainPartName,
  type SharedCausePart,
  type SharedPartName,
} from './types.ts';

const withSign = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);

/** Rounds the limits of a drift outward, to whole seconds. */
const wholeSeconds = ({ from, to }: Drift) => ({ from: Math.floor(from), to: Math.ceil(to) });

/**
 * Returns the part for a clock that is wrong by whole time steps.
 *
 * @param steps how many time steps the app's clock is ahead, negative if it is behind. Not 0
 * @param drift the seconds by which the clock may be ahead
 */
export function clockStepsPart(steps: number, drift: Drift): SharedCausePart {
  const name = `clock:${withSign(steps)}`;
  return {
    family: 'clock',
    name,
    kind: 'clock-steps',
    values: { steps, ...wholeSeconds(drift) },
  };
}

/**
 * Returns the part for a clock that is ahead by seconds that aren't a multiple of the period. Its name contains the
 * middle of the drift.
 *
 * @param drift the seconds by which the clock may be ahead
 */
export function clockSecondsPart(drift: Drift): CausePart {
  const seconds = Math.round((drift.from + drift.to) / 2);
  const name = `clock:seconds${withSign(seconds)}`;
  const values = { seconds, ...wholeSeconds(drift) };
  return { family: 'clock', name, kind: 'clock-seconds', values };
}

/**
 * Returns the part for a clock in a wrong time zone: 'clock:zone+5:30' for 330.
 *
 * @param minutes how far the zone puts the clock ahead, negative if behind. Not 0
 */
export function clockZonePart(minutes: number): SharedCausePart {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  const sign = minutes > 0 ? '+' : '-';
  const name = `clock:zone${sign}${Math.abs(hours)}${rest === 0 ? '' : `:${rest}`}`;
  return { family: 'clock', name, kind: 'clock-zone', values: { minutes } };
}

/** Returns the part for an app whose counter is `steps` higher than expected, or lower if `steps` is negative. */
export function counterPart(steps: bigint): SharedCausePart {
  const name = `counter:${withSign(steps)}`;
  return { family: 'counter', name, kind: 'counter', values: { steps: String(steps) } };
}

/** Returns the part for an app that hashes the counter as `bytes` bytes, the lowest first. */
export function littleEndianPart(bytes: 8 | 4): SharedCausePart {
  return { ...plainPart('counter:little-endian'), values: { bytes } };
}

/** Returns the part for a TOTP app with a right clock that counts one time step too many (1) or too few (-1). */
export function counterStepPart(steps: 1 | -1): CausePart {
  const name = `counter:step${withSign(steps)}`;
  return { family: 'counter', name, kind: 'counter-step', values: { steps } };
}

/** Returns the part for an app that uses another hash algorithm, `algorithm`. */
export function algorithmPart(algorithm: string): SharedCausePart {
  const name = `algorithm:${algorithm}`;
  return { family: 'algorithm', name, kind: 'algorithm', values: { algorithm } };
}

/** Returns the part for an app that shows codes of another length, `digits`. */
export function digitsPart(digits: number): SharedCausePart {
  return { family: 'digits', name: `digits:${digits}`, kind: 'digits', values: { digits } };
}

/** Returns the part for an app that computes `computed` digits and puts zeros in front of them to show `digits`. */
export function paddedDigitsPart(digits: number, computed: number): CausePart {
  const part = digitsPart(digits);
  return { ...part, kind: 'digits-padded', values: { digits, computed } };
}

/** Returns the part for an app with another period, in seconds. */
export function periodPart(period: number): SharedCausePart {
  return { family: 'period', name: `period:${period}`, kind: 'period', values: { period } };
}

/** Returns the part for an app that uses only the first `bytes` bytes of the key. */
export function keyCutPart(bytes: number): SharedCausePart {
  return { family: 'key', name: `key:cut${bytes}`, kind: 'key-cut', values: { bytes } };
}

/** Returns the part for an app that repeats the key until it has `bytes` bytes. */
export function keyRepeatedPart(bytes: number): SharedCausePart {
  const name = `key:repeated${bytes}`;
  return { family: 'key', name, kind: 'key-repeated', values: { bytes } };
}

/** Returns the part for an app that always reads the number at byte `offset` of the MAC, from 0. */
export function fixedOffsetPart(offset: number): SharedCausePart {
  const name = `truncation:offset${offset}`;
  return { family: 'truncation', name, kind: 'truncation-offset', values: { offset } };
}

/**
 * The part for an app that reads the number at a wrong byte of the MAC, if the byte varies or one code can't show the
 * app's rule.
 */
export const wrongOffsetPart: CausePart = {
  family: 'truncation',
  name: 'truncation:offset',
  kind: 'truncation-wrong-offset',
  values: {},
};

/** Returns the part for an app whose secret is `secret`: the secret of the settings with one typing error. */
export function secretPart(
  error: 'one-letter' | 'swapped' | 'lost' | 'doubled',
  secret: string,
): CausePart {
  return {
    family: 'secret',
    name: `secret:${error}`,
    kind: `secret-${error}`,
    values: { secret },
  };
}

/**
 * Returns the part for a person who typed a code after the app had changed to the next.
 *
 * @param place the position of the code among the typed codes, from 1
 */
export function lateTypingPart(place: number): CausePart {
  return { family: 'typing', name: 'typing:late', kind: 'typing-late', values: { place } };
}

/**
 * Returns the part for a person who mistyped a code.
 *
 * @param values `place` is the position of the code among the typed codes, from 1.
 *   `code` is the code that the app probably showed
 */
export function typingPart(
  error: 'one-digit' | 'swapped',
  values: { readonly place: number; readonly code: string },
): CausePart {
  return { family: 'typing', name: `typing:${error}`, kind: `typing-${error}`, values };
}

/**
 * Returns whether the person made a typing error, in a code or in the secret. Such a cause is never
 * certain, because only the person can tell.
 */
export function isTypingError({ family }: CausePart): boolean {
  return family === 'typing' || family === 'secret';
}

/** Returns whether the device's clock is wrong, but not by a time zone. */
export function isWrongClock({ kind }: CausePart): boolean {
  return kind === 'clock-steps' || kind === 'clock-seconds';
}

/** Returns whether programs can have this deviation, too. */
export function isSharedPart(part: CausePart): part is SharedCausePart {
  return !appOnlyKinds.some((kind) => kind === part.kind);
}

/** Returns the part without values that has this name. */
export function plainPart(name: SharedPartName): SharedCausePart;
export function plainPart(name: PlainPartName): CausePart;
export function plainPart(name: PlainPartName): CausePart {
  const family = name.slice(0, name.indexOf(':')) as CauseFamily;
  return { family, name, kind: name.replace(':', '-') as Dashed<PlainPartName>, values: {} };
}

/**
 * Returns the cause with these parts, in the order of their families. Without parts, the cause is a
 * match.
 */
export function causeOf(parts: readonly CausePart[]): Cause {
  const ordered = parts.toSorted(
    (a, b) => causeFamilies.indexOf(a.family) - causeFamilies.indexOf(b.family),
  );
  const finding = ordered.length === 0 ? 'match' : ordered.map(({ name }) => name).join(',');
  return { finding, parts: ordered };
}

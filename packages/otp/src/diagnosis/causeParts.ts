import {
  type Cause,
  causeFamilies,
  type CauseFamily,
  type CausePart,
  type Dashed,
  type Drift,
  type PlainPartName,
} from './types.ts';

const withSign = (number: number | bigint) => (number > 0 ? `+${number}` : `${number}`);

/** Rounds the limits of a drift outward, to whole seconds. */
const wholeSeconds = ({ from, to }: Drift) => ({ from: Math.floor(from), to: Math.ceil(to) });

/** The app's clock is `steps` time steps ahead (behind if negative). */
export function clockStepsPart(steps: number, drift: Drift): CausePart {
  const name = `clock:${withSign(steps)}`;
  return {
    family: 'clock',
    name,
    kind: 'clock-steps',
    values: { steps, ...wholeSeconds(drift) },
  };
}

/**
 * The app's clock is ahead by seconds that aren't a multiple of the period. The part's name
 * contains the middle of the drift.
 */
export function clockSecondsPart(drift: Drift): CausePart {
  const seconds = Math.round((drift.from + drift.to) / 2);
  const name = `clock:seconds${withSign(seconds)}`;
  const values = { seconds, ...wholeSeconds(drift) };
  return { family: 'clock', name, kind: 'clock-seconds', values };
}

/** A wrong time zone puts the app's clock ahead by `minutes`: 'clock:zone+5:30' for 330. */
export function clockZonePart(minutes: number): CausePart {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  const sign = minutes > 0 ? '+' : '-';
  const name = `clock:zone${sign}${Math.abs(hours)}${rest === 0 ? '' : `:${rest}`}`;
  return { family: 'clock', name, kind: 'clock-zone', values: { minutes } };
}

/** The app's counter is `steps` higher (lower if negative). */
export function counterPart(steps: bigint): CausePart {
  const name = `counter:${withSign(steps)}`;
  return { family: 'counter', name, kind: 'counter', values: { steps: String(steps) } };
}

/** A TOTP app counts one time step too many (1) or too few (-1), although its clock is right. */
export function counterStepPart(steps: 1 | -1): CausePart {
  const name = `counter:step${withSign(steps)}`;
  return { family: 'counter', name, kind: 'counter-step', values: { steps } };
}

export function algorithmPart(algorithm: string): CausePart {
  const name = `algorithm:${algorithm}`;
  return { family: 'algorithm', name, kind: 'algorithm', values: { algorithm } };
}

export function digitsPart(digits: number): CausePart {
  return { family: 'digits', name: `digits:${digits}`, kind: 'digits', values: { digits } };
}

/** The app computes `computed` digits and shows `digits`, with zeros in front. */
export function paddedDigitsPart(digits: number, computed: number): CausePart {
  const part = digitsPart(digits);
  return { ...part, kind: 'digits-padded', values: { digits, computed } };
}

export function periodPart(period: number): CausePart {
  return { family: 'period', name: `period:${period}`, kind: 'period', values: { period } };
}

/** The app uses only the first `bytes` bytes of the key. */
export function keyCutPart(bytes: number): CausePart {
  return { family: 'key', name: `key:cut${bytes}`, kind: 'key-cut', values: { bytes } };
}

/** The app repeats the key until it is `bytes` bytes long. */
export function keyRepeatedPart(bytes: number): CausePart {
  const name = `key:repeated${bytes}`;
  return { family: 'key', name, kind: 'key-repeated', values: { bytes } };
}

/** The app always reads the number at the same byte of the MAC. */
export function fixedOffsetPart(offset: number): CausePart {
  const name = `truncation:offset${offset}`;
  return { family: 'truncation', name, kind: 'truncation-offset', values: { offset } };
}

/** The app reads the number at a wrong byte of the MAC. One code can't show the app's rule, or the byte varies. */
export const wrongOffsetPart: CausePart = {
  family: 'truncation',
  name: 'truncation:offset',
  kind: 'truncation-wrong-offset',
  values: {},
};

/** The app's secret is `secret`. It differs from the secret in the settings by one typing error. */
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
 * The person typed a code after the app had changed to the next.
 *
 * @param place the position of the code among the typed codes, from 1
 */
export function lateTypingPart(place: number): CausePart {
  return { family: 'typing', name: 'typing:late', kind: 'typing-late', values: { place } };
}

/**
 * The person mistyped a code.
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

/** Returns a part without values. */
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

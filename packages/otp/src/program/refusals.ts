import { decodeBase32 } from '../base32.ts';
import type { InputComputation } from './readComputation.ts';

/** The properties of inputs for which programs are known to refuse them. The site has a message for each. */
export type InputPropertyKind =
  | 'algorithm'
  | 'counter-above'
  | 'counter-zero'
  | 'digits'
  | 'digits-above'
  | 'digits-below'
  | 'digits-except'
  | 'key-above'
  | 'key-below'
  | 'key-not-text'
  | 'period-below'
  | 'period-except'
  | 'secret-lower-case'
  | 'secret-padded'
  | 'secret-spare-bits'
  | 'secret-unpadded'
  | 'time-above'
  | 'type';

/** A property that some inputs have. */
export interface InputProperty {
  readonly kind: InputPropertyKind;
  /** The parameters of the property's message. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A property, and which inputs have it. */
interface TestableProperty extends InputProperty {
  readonly has: (input: InputComputation) => boolean;
}

const property = (
  kind: InputPropertyKind,
  values: InputProperty['values'],
  has: TestableProperty['has'],
): TestableProperty => ({ kind, values, has });

const utf8 = new TextDecoder('utf-8', { fatal: true });

function isText(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the last letter has bits that aren't zero and belong to no byte of the key. */
function hasSpareBits(secret: string): boolean {
  const decoded = decodeBase32(secret);
  return decoded.ok && decoded.warnings.includes('spare-bits');
}

/**
 * All properties. If several describe the refused inputs equally well, the first one counts. Limits of counters and
 * times are those of integers with 32 and 64 bits, with a sign and without, and of floating-point numbers (2^53).
 */
export const inputProperties: readonly TestableProperty[] = [
  ...(['SHA256', 'SHA512'] as const).map((algorithm) =>
    property('algorithm', { algorithm }, (input) => input.algorithm === algorithm),
  ),
  ...(['hotp', 'totp'] as const).map((type) =>
    property('type', { type: type.toUpperCase() }, (input) => input.type === type),
  ),
  property('secret-unpadded', {}, ({ secret }) => secret.length % 8 !== 0 && !secret.endsWith('=')),
  property('secret-padded', {}, ({ secret }) => secret.endsWith('=')),
  property('secret-lower-case', {}, ({ secret }) => /[a-z]/.test(secret)),
  property('secret-spare-bits', {}, ({ secret }) => hasSpareBits(secret)),
  property('digits-below', { bound: 6 }, ({ digits }) => digits < 6),
  property('digits-above', { bound: 6 }, ({ digits }) => digits > 6),
  property('digits-above', { bound: 8 }, ({ digits }) => digits > 8),
  property('digits-except', {}, ({ digits }) => digits !== 6 && digits !== 8),
  ...[7, 10].map((digits) => property('digits', { digits }, (input) => input.digits === digits)),
  property(
    'period-except',
    {},
    ({ type, period }) => type === 'totp' && ![30, 60].includes(period),
  ),
  property('period-below', { bound: 30 }, ({ type, period }) => type === 'totp' && period < 30),
  property('counter-zero', {}, ({ counter }) => counter === 0n),
  ...[31, 32, 53, 63].map((exponent) =>
    property('counter-above', { exponent }, ({ counter }) => counter >= 2n ** BigInt(exponent)),
  ),
  ...[31, 32].map((exponent) =>
    property('time-above', { exponent }, ({ seconds }) => seconds >= 2 ** exponent),
  ),
  ...[10, 16, 20].map((bytes) => property('key-below', { bytes }, ({ key }) => key.length < bytes)),
  ...[20, 32, 64, 128].map((bytes) =>
    property('key-above', { bytes }, ({ key }) => key.length > bytes),
  ),
  property('key-not-text', {}, ({ key }) => !isText(key)),
];

/** A program that refuses fewer inputs than this may do so by accident. */
const minRefused = 2;

/**
 * Returns one property, or two, that all refused inputs have and no other input has: each refused input has at least
 * one of the two. Returns nothing if there is no such property.
 *
 * @param refused the inputs that a program refused
 * @param others the inputs that it didn't refuse
 */
export function commonProperties(
  refused: readonly InputComputation[],
  others: readonly InputComputation[],
): readonly InputProperty[] {
  if (refused.length < minRefused || others.length === 0) return [];
  const possible = inputProperties.filter(({ has }) => !others.some(has));
  const pairs = possible.flatMap((first, index) =>
    possible.slice(index + 1).map((second) => [first, second]),
  );
  const found = [...possible.map((single) => [single]), ...pairs].find((properties) =>
    refused.every((input) => properties.some(({ has }) => has(input))),
  );
  return (found ?? []).map(({ kind, values }) => ({ kind, values }));
}

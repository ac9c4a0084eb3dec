import {
  type Fault,
  type ProgramCausePart,
  type ProgramComputation,
  settingFaultRatio,
} from './programComputation.ts';
import type { Algorithm } from '../settings.ts';
import type { ProgramInput } from './readInputs.ts';

/** A fault that changes only the inputs that `isAffected` selects. */
function settingFault(
  part: ProgramCausePart,
  isAffected: (input: ProgramInput) => boolean,
  change: (computation: ProgramComputation) => Partial<ProgramComputation>,
): Fault {
  return {
    part,
    ratio: settingFaultRatio,
    change: (computation) =>
      isAffected(computation.input) ? { ...computation, ...change(computation) } : computation,
  };
}

/** The program has no case for `asked` and computes with `used`. */
function algorithmFault(asked: Algorithm, used: Algorithm): Fault {
  return settingFault(
    {
      family: 'algorithm',
      name: `algorithm:${asked}-as-${used}`,
      kind: 'algorithm-as',
      values: { asked, algorithm: used },
    },
    ({ algorithm }) => algorithm === asked,
    ({ macMethod }) => ({ macMethod: { ...macMethod, algorithm: used } }),
  );
}

/** The program knows only some numbers of digits and uses six for the others. */
function digitsFault(
  range: string,
  kind: 'digits-above' | 'digits-below' | 'digits-except',
  values: ProgramCausePart['values'],
  isAffected: (digits: number) => boolean,
): Fault {
  return settingFault(
    {
      family: 'digits',
      name: `digits:${range}-as-6`,
      kind,
      values: { ...values, digits: 6 },
    },
    ({ digits }) => isAffected(digits),
    () => ({ digits: 6 }),
  );
}

/** Sets of digit counts. Some programs handle only one of these sets. */
const knownDigits: readonly (readonly number[])[] = [
  [6, 8],
  [6, 7, 8],
];

/**
 * Faults that affect only some values of a setting, such as SHA512. The program computes other
 * values correctly.
 */
export const settingFaults: readonly Fault[] = [
  algorithmFault('SHA512', 'SHA1'),
  algorithmFault('SHA512', 'SHA256'),
  algorithmFault('SHA256', 'SHA1'),
  algorithmFault('SHA256', 'SHA512'),
  digitsFault('below-6', 'digits-below', { bound: 6 }, (digits) => digits < 6),
  digitsFault('above-8', 'digits-above', { bound: 8 }, (digits) => digits > 8),
  ...knownDigits.map((known) =>
    digitsFault(
      `except-${known.join('-')}`,
      'digits-except',
      { known: known.length },
      (digits) => !known.includes(digits),
    ),
  ),
  settingFault(
    {
      family: 'period',
      name: 'period:except-30-60-as-30',
      kind: 'period-except',
      values: { period: 30 },
    },
    ({ type, period }) => type === 'totp' && period !== 60,
    () => ({ period: 30 }),
  ),
];

import type { MacCache, MacMethod } from '../diagnosis/macs.ts';
import { type Truncate, truncationFunction } from '../diagnosis/truncations.ts';
import type { CauseFamily, SharedCauseKind } from '../diagnosis/types.ts';
import type { ProgramInput } from './readInputs.ts';

/** How a program computes the code of an input, stage by stage. */
export interface ProgramComputation {
  readonly input: ProgramInput;
  readonly key: Uint8Array;
  readonly macMethod: MacMethod;
  /** For TOTP: the Unix time and the period, both in seconds. */
  readonly seconds: number;
  readonly period: number;
  /** The counter. If undefined, it is the time step of `seconds`. */
  readonly counter: bigint | undefined;
  /** Changes the counter before it is hashed, such as by cutting it to 32 bits. */
  readonly transformCounter: (counter: bigint) => bigint;
  readonly truncate: Truncate;
  /** How many digits the program shows. */
  readonly digits: number;
  readonly format: (number: number, digits: number) => string;
}

/** The kinds of deviations that only programs show, because their many codes reveal more than those of an app. */
type ProgramOnlyKind =
  | 'algorithm-as'
  | 'clock-cut32'
  | 'clock-rounded-up'
  | 'code-zeros-appended'
  | 'counter-cut32'
  | 'counter-cut53'
  | 'digits-above'
  | 'digits-below'
  | 'digits-except'
  | 'digits-modulo'
  | 'key-filled-with-a'
  | 'key-repeated-to-hash'
  | 'key-whole-groups'
  | 'period-except'
  | 'truncation-little-endian'
  | 'truncation-modulo-nines'
  | 'truncation-offset-read'
  | 'truncation-whole-number';

/** The kinds of a program's deviations. */
export type ProgramCauseKind = SharedCauseKind | ProgramOnlyKind;

/** One deviation of a program: a `CausePart` with other kinds. */
export interface ProgramCausePart {
  readonly family: CauseFamily;
  readonly name: string;
  readonly kind: ProgramCauseKind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns a part without values. Its name is its kind with a colon for the first dash. */
export function programPart(family: CauseFamily, kind: ProgramOnlyKind): ProgramCausePart {
  return { family, name: kind.replace('-', ':'), kind, values: {} };
}

/** The ratio of the most common faults: an ignored setting, or a clock that is one step off. */
export const commonFaultRatio = 0.1;

/** The ratio of a fault that affects only some values of a setting, such as SHA512. */
export const settingFaultRatio = 0.02;

/** The ratio of rare faults that the diagnosis of an app doesn't have. */
export const rareFaultRatio = 1e-3;

/** A hypothesis about one stage of a program: a deviation, its odds, and its effect. */
export interface Fault {
  readonly part: ProgramCausePart;
  /** How common the fault is, as a ratio to programs without it (`ratios` in priors.ts). */
  readonly ratio: number;
  /** The number of different wrong codes that a certain finding needs, 2 by default. */
  readonly minCodes?: number;
  /** The greatest number of computations that `change` returns: 1 by default. */
  readonly variants?: number;
  /**
   * Returns the computation with the fault, or several if programs with the fault differ. Returns the
   * same computation if the fault doesn't affect the input.
   */
  readonly change: (
    computation: ProgramComputation,
  ) => ProgramComputation | readonly ProgramComputation[];
}

function lastDigits(number: number, digits: number): string {
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the computation of RFC 4226 and RFC 6238. */
export function rightComputation(input: ProgramInput): ProgramComputation {
  return {
    input,
    key: input.key,
    macMethod: {
      algorithm: input.algorithm,
      construction: 'hmac',
      counterEncoding: 'eight-bytes',
    },
    seconds: input.seconds,
    period: input.period,
    counter: input.type === 'hotp' ? input.counter : undefined,
    transformCounter: (counter) => counter,
    truncate: truncationFunction('standard'),
    digits: input.digits,
    format: lastDigits,
  };
}

/** Returns the code of a computation, or undefined if its truncation fails. */
export function codeOf(computation: ProgramComputation, cache: MacCache): string | undefined {
  const { key, macMethod, seconds, period, transformCounter, truncate, digits, format } =
    computation;
  const counter = computation.counter ?? BigInt(Math.floor(seconds / period));
  // In most languages, a counter outside the range of eight bytes wraps around.
  const wrapped = BigInt.asUintN(64, transformCounter(counter));
  const number = truncate(cache.calculatorFor(key, macMethod).macAt(wrapped));
  return number < 0 ? undefined : format(number, digits);
}

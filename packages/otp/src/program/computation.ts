import type { MacCache, MacRecipe } from '../diagnosis/macs.ts';
import { type NumberOf, numberOfTruncation } from '../diagnosis/numbers.ts';
import type { FindingFamily, FindingSentence } from '../diagnosis/types.ts';
import type { ProgramInput } from './inputs.ts';

/** How a program computes the code of an input, step by step. */
export interface Computation {
  readonly input: ProgramInput;
  readonly key: Uint8Array;
  readonly recipe: MacRecipe;
  /** The moment and the length of a step (totp). */
  readonly seconds: number;
  readonly period: number;
  /** Where it is not the step of the moment. */
  readonly counter: bigint | undefined;
  /** What becomes of the moving factor on the way to the hash. */
  readonly keep: (counter: bigint) => bigint;
  readonly numberOf: NumberOf;
  /** How many digits it shows of a number. */
  readonly digits: number;
  readonly write: (number: number, digits: number) => string;
}

/** What a program makes of the right bytes of a key; keys that Base32 gives are in the diagnosis. */
export type ProgramKeyFault = 'block' | 'text' | 'utf8' | 'zero-ended' | 'zeros-dropped';

/** What each part says: with several codes of one program there is more to say than of an app. */
export type ProgramSentence =
  | FindingSentence
  | `key-${ProgramKeyFault}`
  | 'counter-cut32'
  | 'counter-cut53';

/** One thing that a program does otherwise; a `FindingPart` with more sentences. */
export interface ProgramPart {
  readonly family: FindingFamily;
  readonly name: string;
  readonly sentence: ProgramSentence;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The ratio of what is commonest: SHA1, 6 digits, 30 seconds whatever is asked for. */
export const usual = 0.1;

/** A way of doing something otherwise. */
export interface Fault {
  readonly part: ProgramPart;
  /** How common it is beside none (`ratios` of the diagnosis). */
  readonly ratio: number;
  /** How many different wrong codes it takes to be sure; two by default. */
  readonly leastCodes?: number;
  /** How many computations `change` gives at most; one by default. */
  readonly ways?: number;
  /**
   * The computation with the fault: several where programs with it differ, and the one that was
   * given where an input does not show it.
   */
  readonly change: (computation: Computation) => Computation | readonly Computation[];
}

function padded(number: number, digits: number): string {
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The computation of RFC 4226 and RFC 6238. */
export function rightComputation(input: ProgramInput): Computation {
  return {
    input,
    key: input.key,
    recipe: { algorithm: input.algorithm, construction: 'hmac', message: 'eight-bytes' },
    seconds: input.seconds,
    period: input.period,
    counter: input.type === 'hotp' ? input.counter : undefined,
    keep: (counter) => counter,
    numberOf: numberOfTruncation('standard'),
    digits: input.digits,
    write: padded,
  };
}

/** The code that it comes to; undefined where it comes to none. */
export function codeOf(
  { key, recipe, seconds, period, counter: own, keep, numberOf, digits, write }: Computation,
  cache: MacCache,
): string | undefined {
  // Eight bytes hold what is above or below them as most languages write it.
  const counter = BigInt.asUintN(64, keep(own ?? BigInt(Math.floor(seconds / period))));
  const number = numberOf(cache.sourceOf(key, recipe).macAt(counter));
  return number < 0 ? undefined : write(number, digits);
}

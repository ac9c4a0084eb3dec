import { chanceOf, readCode } from '../diagnosis/code.ts';
import { createMacCache, type MacCache } from '../diagnosis/macs.ts';
import { type Certainty, findingFamilies } from '../diagnosis/types.ts';
import {
  type Computation,
  codeOf,
  type Fault,
  type ProgramPart,
  rightComputation,
  usual,
} from './computation.ts';
import { displayFaults } from './displayFaults.ts';
import { hashFaults, keyFaults } from './hashFaults.ts';
import type { ProgramInput } from './inputs.ts';
import { movingFaults } from './movingFaults.ts';

/** A code that a program gave for an input. */
export interface Given {
  readonly input: ProgramInput;
  readonly expected: string;
  readonly code: string;
}

/** What explains all of the wrong codes and none of the right ones. */
export interface ProgramCause {
  /** The names of the parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly ProgramPart[];
}

export interface Explanation {
  /** Of the first cause, or of all that are named. */
  readonly certainty: Certainty;
  /** The likeliest first; several where the codes do not tell them apart; none where none fits. */
  readonly causes: readonly ProgramCause[];
  /** How many computations were compared with the codes. */
  readonly tries: number;
}

/** Faults together, in the order in which they change a computation. */
interface Hypothesis {
  readonly faults: readonly Fault[];
  readonly ratio: number;
}

/** Pairs that are rarer are not tried. */
const leastRatio = 1e-7;
/** Random codes are called certain no more often than this, as in the diagnosis of an app. */
const mostAccidents = 5e-6;
/** Beside the likeliest cause, one that is so much rarer is not named. */
const leastNamed = 1e-2;
const mostNamed = 3;

const together = (faults: readonly Fault[]): Hypothesis => ({
  faults,
  ratio: faults.reduce((product, { ratio }) => product * ratio, 1),
});

function computed({ faults }: Hypothesis, input: ProgramInput): readonly Computation[] {
  return faults.reduce<readonly Computation[]>(
    (computations, { change }) => computations.flatMap((one) => change(one)),
    [rightComputation(input)],
  );
}

const fits = (hypothesis: Hypothesis, { input, code }: Given, cache: MacCache): boolean =>
  computed(hypothesis, input).some((one) => codeOf(one, cache) === code);

const nameOf = (parts: readonly ProgramPart[]): string => parts.map(({ name }) => name).join(',');

function causeOf({ faults }: Hypothesis): ProgramCause {
  const parts = faults
    .map(({ part }) => part)
    .toSorted(
      (one, other) => findingFamilies.indexOf(one.family) - findingFamilies.indexOf(other.family),
    );
  return { finding: nameOf(parts), parts };
}

/** Settings that programs ignore, often all of them. */
const ignored = new Set(['algorithm:SHA1', 'digits:6', 'period:30']);

/** A program has one clock; of every other kind it may have two faults. */
const canBeBoth = (one: ProgramPart, other: ProgramPart): boolean =>
  one.name !== other.name && !(one.family === 'clock' && other.family === 'clock');

/** Single faults; then two, or what is ignored with one more. */
function* hypothesesOf(faults: readonly Fault[]): Generator<readonly Hypothesis[], void> {
  const singles = faults.map((fault) => together([fault]));
  yield singles;
  const resets = faults.filter(({ part, ratio }) => ignored.has(part.name) && ratio === usual);
  for (const [place, one] of faults.entries())
    yield faults
      .slice(place + 1)
      .filter(({ part }) => canBeBoth(one.part, part))
      .map((other) => together([one, other]))
      .filter(({ ratio }) => ratio >= leastRatio);
  const pairs = resets.flatMap((one, place) =>
    resets.slice(place + 1).map((other) => [one, other]),
  );
  for (const some of [resets, ...pairs])
    yield faults
      .filter((fault) => !some.includes(fault) || some === resets)
      .map((fault) => together(faults.filter((one) => one === fault || some.includes(one))));
}

/** The causes that are named, each once; not one that is another and something more. */
function named(found: readonly Hypothesis[]): ProgramCause[] {
  const fewest = found.filter(
    ({ faults }) =>
      !found.some(
        (other) =>
          other.faults.length < faults.length && other.faults.every((one) => faults.includes(one)),
      ),
  );
  const ordered = fewest.toSorted((one, other) => other.ratio - one.ratio);
  const least = (ordered[0]?.ratio ?? 0) * leastNamed;
  const causes = new Map<string, ProgramCause>();
  for (const hypothesis of ordered.filter(({ ratio }) => ratio >= least)) {
    const cause = causeOf(hypothesis);
    if (!causes.has(cause.finding)) causes.set(cause.finding, cause);
  }
  return [...causes.values()].slice(0, mostNamed);
}

function certaintyOf(
  found: readonly Hypothesis[],
  wrong: readonly Given[],
  tries: number,
): Certainty {
  if (found.length === 0) return 'none';
  const ways = Math.max(
    ...found.map(({ faults }) => faults.reduce((product, one) => product * (one.ways ?? 1), 1)),
  );
  const codes = [...new Set(wrong.map(({ code }) => code))];
  const accident = codes.reduce((product, code) => {
    const read = readCode(code);
    return read.ok ? product * chanceOf(read.code) * ways : product;
  }, tries);
  const isEnough = found.every(({ faults }) =>
    faults.every(({ leastCodes = 2 }) => codes.length >= leastCodes),
  );
  return accident <= mostAccidents && isEnough ? 'certain' : 'likely';
}

/**
 * Finds what a program does otherwise: the fewest faults that together give every code that it
 * gave, the right ones too. Yields the number of computations tried, every few milliseconds.
 */
export function* explain(given: readonly Given[]): Generator<number, Explanation, void> {
  const cache = createMacCache();
  // The longest wrong code tells most apart; what it leaves is compared with all the others.
  const wrong = given
    .filter(({ code, expected }) => code !== expected)
    .toSorted((one, other) => other.code.length - one.code.length);
  const right = given.filter(({ code, expected }) => code === expected);
  const [first] = wrong;
  let tries = 0;
  if (first === undefined) return { certainty: 'none', causes: [], tries };
  const faults = [
    ...keyFaults(given.map(({ input }) => input)),
    ...movingFaults,
    ...hashFaults,
    ...displayFaults,
  ];
  const found: Hypothesis[] = [];
  for (const hypotheses of hypothesesOf(faults)) {
    const most = hypotheses[0]?.faults.length ?? 0;
    if (found.some((one) => one.faults.length < most)) break;
    tries += hypotheses.length;
    yield tries;
    const likely = hypotheses.filter((one) => fits(one, first, cache));
    found.push(
      ...likely.filter((one) => [...wrong, ...right].every((code) => fits(one, code, cache))),
    );
  }
  return { certainty: certaintyOf(found, wrong, tries), causes: named(found), tries };
}

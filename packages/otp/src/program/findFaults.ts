import { guessProbability, readCode } from '../diagnosis/readCode.ts';
import { createMacCache, type MacCache } from '../diagnosis/macs.ts';
import { type Certainty, causeFamilies } from '../diagnosis/types.ts';
import {
  type ProgramComputation,
  codeOf,
  type Fault,
  type ProgramCausePart,
  rightComputation,
  commonFaultRatio,
} from './programComputation.ts';
import { codeFaults } from './codeFaults.ts';
import { keyFaults } from './keyFaults.ts';
import { macFaults } from './macFaults.ts';
import type { ProgramInput } from './readInputs.ts';
import { movingFactorFaults } from './movingFactorFaults.ts';
import { settingFaults } from './settingFaults.ts';

/** A code that a program gave for an input. */
export interface GivenCode {
  readonly input: ProgramInput;
  readonly expected: string;
  readonly code: string;
}

/** One or more faults that explain all codes of a program, wrong and correct. */
export interface ProgramCause {
  /** The names of the parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly ProgramCausePart[];
}

/** A fault that explains some of a program's wrong codes and contradicts no correct one. */
export interface PartialCause {
  readonly part: ProgramCausePart;
  /** How many of the wrong codes it explains that the causes before it don't. */
  readonly explained: number;
}

/** The faults behind a program's wrong codes. */
export interface Explanation {
  /** The certainty that one of the named causes is the real one. */
  readonly certainty: Certainty;
  /**
   * The most likely cause first. There are several if the codes can't tell them apart, and none if
   * nothing matches.
   */
  readonly causes: readonly ProgramCause[];
  /** If there are no causes: faults that explain at least half of the wrong codes. The most important one is first. */
  readonly partialCauses: readonly PartialCause[];
  /** The number of hypotheses that were compared with the codes. */
  readonly comparedHypotheses: number;
}

/** Faults that a program has together, in the order in which they change a computation. */
interface Hypothesis {
  readonly faults: readonly Fault[];
  readonly ratio: number;
}

/** The search doesn't try rarer pairs of faults. */
const minRatio = 1e-7;
/**
 * If random codes would match with a higher probability than this, a cause isn't certain. The
 * diagnosis of an app has the same limit.
 */
const maxAccidentProbability = 5e-6;
/** The result doesn't name causes that are rarer than the most likely one by this ratio. */
const minNamedRatio = 1e-2;
const maxNamed = 3;
/** The greatest number of faults that are named if none explains all wrong codes. */
const maxPartialCauses = 3;
/**
 * The smallest share of the wrong codes that these faults explain together. An unknown fault of all codes agrees with a
 * known one in up to 15 % of them, for example for a counter of 0.
 */
const minPartialShare = 0.5;

const combine = (faults: readonly Fault[]): Hypothesis => ({
  faults,
  ratio: faults.reduce((product, { ratio }) => product * ratio, 1),
});

function computationsOf(
  { faults }: Hypothesis,
  input: ProgramInput,
): readonly ProgramComputation[] {
  return faults.reduce<readonly ProgramComputation[]>(
    (computations, { change }) => computations.flatMap((computation) => change(computation)),
    [rightComputation(input)],
  );
}

const explainsCode = (
  hypothesis: Hypothesis,
  { input, code }: GivenCode,
  cache: MacCache,
): boolean =>
  computationsOf(hypothesis, input).some((computation) => codeOf(computation, cache) === code);

const nameOf = (parts: readonly ProgramCausePart[]): string =>
  parts.map(({ name }) => name).join(',');

function causeOf({ faults }: Hypothesis): ProgramCause {
  const parts = faults
    .map(({ part }) => part)
    .toSorted((a, b) => causeFamilies.indexOf(a.family) - causeFamilies.indexOf(b.family));
  return { finding: nameOf(parts), parts };
}

/** The parts of programs that ignore a setting. Such programs often ignore several. */
const ignoredSettings = new Set(['algorithm:SHA1', 'digits:6', 'period:30']);

/** A program has only one clock, so two clock faults can't occur together. */
const canOccurTogether = (first: ProgramCausePart, second: ProgramCausePart): boolean =>
  first.name !== second.name && !(first.family === 'clock' && second.family === 'clock');

/** Yields the pairs of faults that can occur together and aren't too rare, one batch for each first fault. */
function* pairsOf(faults: readonly Fault[]): Generator<readonly Hypothesis[], void> {
  for (const [index, first] of faults.entries())
    yield faults
      .slice(index + 1)
      .filter(({ part }) => canOccurTogether(first.part, part))
      .map((second) => combine([first, second]))
      .filter(({ ratio }) => ratio >= minRatio);
}

/** Yields programs that ignore all settings or two of them, alone and with one more fault, in batches. */
function* ignoredSettingsOf(faults: readonly Fault[]): Generator<readonly Hypothesis[], void> {
  const all = faults.filter(
    ({ part, ratio }) => ignoredSettings.has(part.name) && ratio === commonFaultRatio,
  );
  const combineWith = (ignored: readonly Fault[], fault: Fault) =>
    combine(faults.filter((candidate) => candidate === fault || ignored.includes(candidate)));
  yield faults.map((fault) => combineWith(all, fault));
  const pairs = all.flatMap((first, index) =>
    all.slice(index + 1).map((second) => [first, second]),
  );
  for (const pair of pairs)
    yield faults.filter((fault) => !pair.includes(fault)).map((fault) => combineWith(pair, fault));
}

/** Yields the hypotheses in batches that take a few milliseconds each. Single faults come first, then pairs. */
function* hypothesesOf(faults: readonly Fault[]): Generator<readonly Hypothesis[], void> {
  yield faults.map((fault) => combine([fault]));
  yield* pairsOf(faults);
  yield* ignoredSettingsOf(faults);
}

/** Returns whether a hypothesis has all faults of another one, and more. */
function extendsHypothesis({ faults }: Hypothesis, other: Hypothesis): boolean {
  return (
    other.faults.length < faults.length && other.faults.every((fault) => faults.includes(fault))
  );
}

/** Returns the causes to name. Leaves out hypotheses that extend a simpler one. */
function namedCauses(matching: readonly Hypothesis[]): ProgramCause[] {
  const simplest = matching.filter(
    (hypothesis) => !matching.some((other) => extendsHypothesis(hypothesis, other)),
  );
  const ordered = simplest.toSorted((a, b) => b.ratio - a.ratio);
  const minRatioToName = (ordered[0]?.ratio ?? 0) * minNamedRatio;
  const causes = new Map<string, ProgramCause>();
  for (const hypothesis of ordered.filter(({ ratio }) => ratio >= minRatioToName)) {
    const cause = causeOf(hypothesis);
    if (!causes.has(cause.finding)) causes.set(cause.finding, cause);
  }
  return [...causes.values()].slice(0, maxNamed);
}

/** Returns the greatest number of computations that a hypothesis gives for one input. */
function variantsOf({ faults }: Hypothesis): number {
  return faults.reduce((product, { variants = 1 }) => product * variants, 1);
}

/** The cause is certain if random codes would hardly match, and if there are enough codes. */
function certaintyOf(
  matching: readonly Hypothesis[],
  wrong: readonly GivenCode[],
  comparedHypotheses: number,
): Certainty {
  if (matching.length === 0) return 'none';
  const variants = Math.max(...matching.map(variantsOf));
  const codes = [...new Set(wrong.map(({ code }) => code))];
  const accidentProbability = codes.reduce((product, code) => {
    const read = readCode(code);
    return read.ok ? product * guessProbability(read.code) * variants : product;
  }, comparedHypotheses);
  const hasEnoughCodes = matching.every(({ faults }) =>
    faults.every(({ minCodes = 2 }) => codes.length >= minCodes),
  );
  return accidentProbability <= maxAccidentProbability && hasEnoughCodes ? 'certain' : 'likely';
}

/**
 * Returns faults that each certainly explain some of the wrong codes, and together at least half of them. The next fault
 * explains most of what the faults before it leave unexplained.
 */
function findPartialCauses(
  faults: readonly Fault[],
  wrong: readonly GivenCode[],
  right: readonly GivenCode[],
  cache: MacCache,
): { readonly fault: Fault; readonly explained: number }[] {
  const possible = faults
    .toSorted((a, b) => b.ratio - a.ratio)
    .map((fault) => ({ fault, hypothesis: combine([fault]) }))
    .filter(({ hypothesis }) => right.every((code) => explainsCode(hypothesis, code, cache)));
  const found: { readonly fault: Fault; readonly explained: number }[] = [];
  let rest = wrong;
  while (found.length < maxPartialCauses) {
    const [best] = possible
      .map(({ fault, hypothesis }) => ({
        fault,
        hypothesis,
        codes: rest.filter((code) => explainsCode(hypothesis, code, cache)),
      }))
      .toSorted((a, b) => b.codes.length - a.codes.length);
    if (!best || certaintyOf([best.hypothesis], best.codes, faults.length) !== 'certain') break;
    found.push({ fault: best.fault, explained: best.codes.length });
    rest = rest.filter((code) => !best.codes.includes(code));
  }
  return rest.length <= wrong.length * (1 - minPartialShare) ? found : [];
}

/**
 * Finds the fewest faults that together explain every code of a program, including the correct
 * ones. Every few milliseconds, it yields the number of hypotheses tried so far.
 */
export function* findFaults(given: readonly GivenCode[]): Generator<number, Explanation, void> {
  const cache = createMacCache();
  // A long wrong code rules out most hypotheses, so it comes first. Only the remaining ones are compared with all
  // codes.
  const wrong = given
    .filter(({ code, expected }) => code !== expected)
    .toSorted((a, b) => b.code.length - a.code.length);
  const right = given.filter(({ code, expected }) => code === expected);
  const [first] = wrong;
  let comparedHypotheses = 0;
  if (first === undefined)
    return { certainty: 'none', causes: [], partialCauses: [], comparedHypotheses };
  const faults = [
    ...keyFaults(given.map(({ input }) => input)),
    ...movingFactorFaults,
    ...settingFaults,
    ...macFaults,
    ...codeFaults,
  ];
  const matching: Hypothesis[] = [];
  for (const hypotheses of hypothesesOf(faults)) {
    const faultCount = hypotheses[0]?.faults.length ?? 0;
    if (matching.some((hypothesis) => hypothesis.faults.length < faultCount)) break;
    comparedHypotheses += hypotheses.length;
    yield comparedHypotheses;
    const candidates = hypotheses.filter((hypothesis) => explainsCode(hypothesis, first, cache));
    matching.push(
      ...candidates.filter((hypothesis) =>
        [...wrong, ...right].every((code) => explainsCode(hypothesis, code, cache)),
      ),
    );
  }
  const partial = matching.length === 0 ? findPartialCauses(faults, wrong, right, cache) : [];
  // More than two faults that each explain some of the wrong codes may together explain all of them.
  const all = combine(
    faults.filter((candidate) => partial.some(({ fault }) => fault === candidate)),
  );
  if (partial.length > 0 && given.every((code) => explainsCode(all, code, cache)))
    matching.push(all);
  return {
    certainty: certaintyOf(matching, wrong, comparedHypotheses),
    causes: namedCauses(matching),
    partialCauses:
      matching.length === 0
        ? partial.map(({ fault: { part }, explained }) => ({ part, explained }))
        : [],
    comparedHypotheses,
  };
}

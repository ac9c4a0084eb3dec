import {
  createMacCache,
  diagnoseFully,
  type Diagnosis,
  type Observation,
} from '@otp-lab/otp/diagnosis';
import type { RandomSource } from '@otp-lab/otp/testing';
import { type AppFactory, codeOf, type FaultyApp, type Kind, timeInNextStep } from './app.ts';
import { codeKinds } from './codeKinds.ts';
import { fallbackKinds, pairKinds } from './fallbackKinds.ts';
import type { Kinds } from './faults.ts';
import { keyBytesKinds } from './keyBytesKinds.ts';
import { keyKinds } from './keyKinds.ts';
import { numberKinds } from './numberKinds.ts';
import { secretKinds } from './secretKinds.ts';
import { below, randomTime, randomSettings } from './settings.ts';
import { stepKinds } from './stepKinds.ts';
import { timeKinds } from './timeKinds.ts';
import { unknownKinds } from './unknownKinds.ts';

/** Adds the names and the group to kinds. */
const withNames = (group: string, unnamedKinds: Kinds): Kind[] =>
  Object.entries(unnamedKinds).map(([name, kind]) => ({ name, group, ...kind }));

/** Makes a kind of each factory. Either all of these kinds have a finding, or none has one. */
const kindsFromFactories = (
  group: string,
  factories: Readonly<Record<string, AppFactory>>,
  isKnown: boolean,
): Kind[] => Object.entries(factories).map(([name, make]) => ({ name, group, isKnown, make }));

/** All kinds of faulty apps, with and without a finding that describes them. */
export const kinds: readonly Kind[] = [
  ...kindsFromFactories('hash and code', codeKinds, true),
  ...kindsFromFactories('clock and counter', timeKinds, true),
  ...kindsFromFactories('key', keyKinds, true),
  ...kindsFromFactories('without a name', unknownKinds, false),
  ...withNames('steps and counters', stepKinds),
  ...withNames('bytes of the key, HMAC', keyBytesKinds),
  ...withNames('number and display', numberKinds),
  ...withNames('typing errors in the secret', secretKinds),
  ...withNames('settings replaced', fallbackKinds),
  ...withNames('two faults', pairKinds),
];

const maxCodes = 3;

/** A simulated visit to the page with one app. */
export interface Visit {
  readonly faulty: FaultyApp;
  /** The diagnosis after each code. */
  readonly diagnoses: readonly Diagnosis[];
  /** Whether one of the codes was mistyped. */
  readonly hasTypingError: boolean;
}

/** Returns the code with one wrong digit, or with two adjacent digits swapped if they differ. */
function mistype(code: string, random: RandomSource): string {
  const index = below(random, code.length);
  const after = code[index + 1];
  if (random() < 0.3 && after !== undefined && after !== code[index])
    return `${code.slice(0, index)}${after}${code[index] ?? ''}${code.slice(index + 2)}`;
  const digit = (Number(code[index]) + 1 + below(random, 9)) % 10;
  return `${code.slice(0, index)}${digit}${code.slice(index + 1)}`;
}

/** Enters codes of the app until the diagnosis is certain, at most three. */
function visitPage(
  faulty: FaultyApp,
  startTime: number,
  shouldMistype: boolean,
  random: RandomSource,
): Visit {
  const { app, settings } = faulty;
  const cache = createMacCache();
  const observations: Observation[] = [];
  const diagnoses: Diagnosis[] = [];
  const mistypedIndex = shouldMistype ? below(random, 2) : -1;
  let hasTypingError = false;
  let seconds = startTime;
  for (let index = 0; index < maxCodes; index += 1) {
    const right = codeOf(app, seconds, index + 1);
    const isMistyped = index === mistypedIndex && /^\d+$/.test(right);
    hasTypingError ||= isMistyped;
    observations.push({
      code: isMistyped ? mistype(right, random) : right,
      seconds,
      press: index + 1,
    });
    const diagnosis = diagnoseFully(settings, observations, cache);
    diagnoses.push(diagnosis);
    if (diagnosis.certainty === 'certain') break;
    seconds = timeInNextStep(app, seconds, random());
  }
  return { faulty, diagnoses, hasTypingError };
}

/**
 * Returns whether the finding, or one that the diagnosis lists beside it, describes the app's fault. A finding may
 * name only a part of the fault, because the codes may not show the rest. A clock finding is correct if its interval
 * contains the app's offset. For an app whose clock is off, a finding without
 * deviations is correct, too: the code may be the current one.
 */
function namesFault(
  { finding, namedRivals, evidence }: Diagnosis,
  { findings, ahead, hasOtherTimeSteps }: FaultyApp,
): boolean {
  const { drift } = evidence;
  return [finding, ...namedRivals.map((rival) => rival.finding)].some((name) => {
    if (name === 'unknown') return false;
    const parts = name.split(',').filter((part) => part !== 'match' && !part.startsWith('typing:'));
    const isClock = parts.length === 1 && /^clock:(seconds)?[+-]\d+$/.test(parts[0] ?? '');
    if (isClock && hasOtherTimeSteps) return true;
    if (isClock && ahead !== undefined && drift)
      return drift.from <= ahead + 0.001 && ahead - 0.001 <= drift.to;
    return (
      (parts.length === 0 && ahead !== undefined) ||
      findings.some((described) => {
        const names = described === 'match' ? [] : described.split(',');
        return parts.every((part) => names.includes(part));
      })
    );
  });
}

/** Returns whether all codes are the expected ones. Then 'match' is correct, although the app has a fault. */
function showsExpectedCodes({ evidence }: Diagnosis): boolean {
  return evidence.codes.every(({ shown, expected }) => shown === expected);
}

/** Returns whether a diagnosis is correct for an app. */
export function isCorrect(diagnosis: Diagnosis, faulty: FaultyApp): boolean {
  return (
    namesFault(diagnosis, faulty) ||
    (diagnosis.finding === 'match' && showsExpectedCodes(diagnosis))
  );
}

/** Returns an app of a kind with random settings, or undefined if 60 random settings can't show the kind. */
function makeApp(kind: Kind, digits: number, random: RandomSource): FaultyApp | undefined {
  for (let tries = 0; tries < 60; tries += 1) {
    const faulty = kind.make(randomSettings(random, digits), random);
    if (faulty !== undefined) return faulty;
  }
  return undefined;
}

/**
 * Creates an app of a kind and visits the page with it.
 * @returns undefined if the kind doesn't occur with this number of digits
 */
export function simulateVisit(
  kind: Kind,
  digits: number,
  shouldMistype: boolean,
  random: RandomSource,
): Visit | undefined {
  const faulty = makeApp(kind, digits, random);
  return faulty && visitPage(faulty, randomTime(random), shouldMistype, random);
}

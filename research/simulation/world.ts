import {
  createMacCache,
  diagnose,
  diagnoseWidely,
  type Diagnosis,
  type Observation,
} from '@otp-lab/otp/diagnosis';
import { codeOf, type Faulty, type Kind, type Next, nextReading } from './app.ts';
import { codeKinds } from './codeKinds.ts';
import { keyKinds } from './keyKinds.ts';
import { below, randomMoment, randomSettings } from './settings.ts';
import { timeKinds } from './timeKinds.ts';
import { unknownKinds } from './unknownKinds.ts';

const kindsOf = (makes: Readonly<Record<string, Kind['make']>>, known: boolean): Kind[] =>
  Object.entries(makes).map(([name, make]) => ({ name, known, make }));

/** Every kind of app: those that the diagnosis has a name for, and those that it has not. */
export const kinds: readonly Kind[] = [
  ...kindsOf({ ...codeKinds, ...timeKinds, ...keyKinds }, true),
  ...kindsOf(unknownKinds, false),
];

const mostCodes = 3;

/** What came of one app: what the page said after each code that it asked for. */
export interface Visit {
  readonly faulty: Faulty;
  readonly said: readonly Diagnosis[];
  readonly slipped: boolean;
}

/** One digit mistyped, or two neighbors exchanged where that changes the code. */
function mistype(code: string, next: Next): string {
  const place = below(next, code.length);
  const after = code[place + 1];
  if (next() < 0.3 && after !== undefined && after !== code[place])
    return `${code.slice(0, place)}${after}${code[place] ?? ''}${code.slice(place + 2)}`;
  const digit = (Number(code[place]) + 1 + below(next, 9)) % 10;
  return `${code.slice(0, place)}${digit}${code.slice(place + 1)}`;
}

/** What the page says in the end: the wide search follows where the quick one found nothing. */
export function sayOf(
  settings: Faulty['settings'],
  observations: readonly Observation[],
  cache = createMacCache(),
): Diagnosis {
  const quick = diagnose(settings, observations, cache);
  if (!quick.canWiden) return quick;
  const search = diagnoseWidely(settings, observations, cache);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

/** Types the codes of an app as the page asks for them, until it is certain or three are typed. */
function visit(faulty: Faulty, moment: number, slips: boolean, next: Next): Visit {
  const { app, settings } = faulty;
  const cache = createMacCache();
  const observations: Observation[] = [];
  const said: Diagnosis[] = [];
  const slipAt = slips ? below(next, 2) : -1;
  let slipped = false;
  let seconds = moment;
  for (let index = 0; index < mostCodes; index += 1) {
    const right = codeOf(app, seconds, index + 1);
    const isSlip = index === slipAt && /^\d+$/.test(right);
    slipped ||= isSlip;
    observations.push({ code: isSlip ? mistype(right, next) : right, seconds, press: index + 1 });
    const diagnosis = sayOf(settings, observations, cache);
    said.push(diagnosis);
    if (diagnosis.certainty === 'certain') break;
    seconds = nextReading(app, seconds, next());
  }
  return { faulty, said, slipped };
}

/**
 * Whether what is named is true of the app: what it does, or a part of that where these codes
 * show no more. A clock is named rightly by an interval that holds what it is ahead.
 */
function isTrue({ finding, also, evidence }: Diagnosis, { findings, ahead }: Faulty): boolean {
  const { drift } = evidence;
  return [finding, ...also.map((one) => one.finding)].some((name) => {
    if (name === 'unknown') return false;
    const parts = name.split(',').filter((part) => part !== 'match' && !part.startsWith('typing:'));
    const isClock = parts.length === 1 && /^clock:(seconds)?[+-]\d+$/.test(parts[0] ?? '');
    if (isClock && ahead !== undefined && drift)
      return drift.from <= ahead + 0.001 && ahead - 0.001 <= drift.to;
    return (
      (parts.length === 0 && ahead !== undefined) ||
      findings.some((one) => {
        const told = one === 'match' ? [] : one.split(',');
        return parts.every((part) => told.includes(part));
      })
    );
  });
}

/** Whether the codes that were shown are the right ones, so that 'match' is true of them. */
function isRight({ evidence }: Diagnosis): boolean {
  return evidence.codes.every(({ shown, expected }) => shown === expected);
}

export function isTold(diagnosis: Diagnosis, faulty: Faulty): boolean {
  return isTrue(diagnosis, faulty) || (diagnosis.finding === 'match' && isRight(diagnosis));
}

/** One app of a kind with random settings; tries until the kind can occur with them. */
function makeApp(kind: Kind, digits: number, next: Next): Faulty | undefined {
  for (let tries = 0; tries < 60; tries += 1) {
    const made = kind.make(randomSettings(next, digits), next);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** Makes an app of a kind and visits the page with it. */
export function simulate(
  kind: Kind,
  digits: number,
  slips: boolean,
  next: Next,
): Visit | undefined {
  const faulty = makeApp(kind, digits, next);
  return faulty && visit(faulty, randomMoment(next), slips, next);
}

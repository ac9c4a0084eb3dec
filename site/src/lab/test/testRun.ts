import type { Observation } from '@otp-lab/otp/diagnosis';
import {
  type AnsweredProbe,
  buildProbe,
  type BuiltProbe,
  capabilityOf,
  type CodeExplanation,
  firstProbes,
  judgeTimeSteps,
  type NameLetters,
  type NamesAnswer,
  planProbes,
  type ProbeId,
  type TestedApp,
} from '@otp-lab/otp/app-test';
import {
  areSameObservations,
  noTypedCodes,
  type TypedCodes,
  observationsOf,
} from '../check/typedCodes.ts';

/** The visitor's answers about one QR code. */
export interface ProbeAnswers {
  readonly typedCodes: TypedCodes;
  /** The codes to explain. The reference stays the same while the codes are the same. */
  readonly observations: readonly Observation[];
  /** Whether the app refuses the QR code. */
  readonly isRefused: boolean;
  /** Which names the app shows. Absent until the visitor answers. */
  readonly names?: NamesAnswer;
  /** How the app computed the codes. Absent until the worker has found out. */
  readonly explained?: CodeExplanation;
}

/** A test of an app: its QR codes with their secrets, and the answers so far. */
export interface TestRun {
  readonly app: TestedApp;
  /** The letters of the names that aren't Latin. */
  readonly letters: NameLetters;
  /** The local date of its start in ISO 8601: '2026-11-21'. */
  readonly date: string;
  /** The number of QR codes that were shown, including repeated ones. It numbers the app's accounts. */
  readonly shownCount: number;
  /** The QR codes that were shown. A QR code gets its secret when it is shown. */
  readonly probes: ReadonlyMap<ProbeId, BuiltProbe>;
  readonly answersByProbe: ReadonlyMap<ProbeId, ProbeAnswers>;
  /** The current QR code. Undefined while the report is shown. */
  readonly currentProbe: ProbeId | undefined;
  /** The QR code to which the report leads back. */
  readonly probeBeforeReport: ProbeId | undefined;
}

export const noAnswers: ProbeAnswers = {
  typedCodes: noTypedCodes,
  observations: [],
  isRefused: false,
};

/**
 * Returns a new test.
 * @param letters letters that the tester can read, but that aren't Latin
 */
export function startTestRun(
  app: TestedApp,
  date: string,
  letters: NameLetters = 'greek',
): TestRun {
  return {
    app,
    date,
    letters,
    shownCount: 0,
    probes: new Map(),
    answersByProbe: new Map(),
    currentProbe: firstProbes[0],
    probeBeforeReport: undefined,
  };
}

/**
 * Returns the test with a secret for one of its QR codes.
 * @param secret in Base32
 */
export function setSecret(run: TestRun, id: ProbeId, secret: string): TestRun {
  const { letters } = run;
  const shownCount = run.shownCount + 1;
  const probe = buildProbe(id, secret, { number: shownCount, letters });
  return { ...run, shownCount, probes: new Map(run.probes).set(id, probe) };
}

/** Returns the test with changed answers about the current QR code. */
export function changeAnswers(
  run: TestRun,
  change: (answers: ProbeAnswers) => ProbeAnswers,
): TestRun {
  if (run.currentProbe === undefined) return run;
  const answers = change(run.answersByProbe.get(run.currentProbe) ?? noAnswers);
  return { ...run, answersByProbe: new Map(run.answersByProbe).set(run.currentProbe, answers) };
}

/** Returns the answers with changed codes. The explanation stays while the codes are the same. */
export function changeTypedCodes(
  answers: ProbeAnswers,
  typedCodes: TypedCodes,
  digits: number,
): ProbeAnswers {
  const observations = observationsOf(typedCodes, digits);
  if (areSameObservations(observations, answers.observations))
    return { ...answers, typedCodes, isRefused: false };
  const { names } = answers;
  return { typedCodes, observations, isRefused: false, ...(names === undefined ? {} : { names }) };
}

/** Returns the test with the explanation of codes, or unchanged if the QR code has other codes by now. */
export function addExplanation(
  run: TestRun,
  id: ProbeId,
  observations: readonly Observation[],
  explained: CodeExplanation,
): TestRun {
  const answers = run.answersByProbe.get(id);
  if (answers?.observations !== observations) return run;
  return { ...run, answersByProbe: new Map(run.answersByProbe).set(id, { ...answers, explained }) };
}

/** Returns whether an app should show a code for the QR code. It should refuse the others. */
export function shouldShowCode({ capabilities }: BuiltProbe): boolean {
  return capabilities.every((capability) => capabilityOf(capability).wanted === 'code');
}

/**
 * Returns the state of the answers to a QR code. `right`: the codes match all settings. `wrong`: they don't, or the app
 * should have refused the QR code. `unclear`: nothing explains the codes.
 */
export function answerState(
  { isRefused, explained }: ProbeAnswers,
  probe: BuiltProbe,
): 'open' | 'refused' | 'right' | 'wrong' | 'unclear' {
  if (isRefused) return 'refused';
  if (explained === undefined) return 'open';
  if (!shouldShowCode(probe)) return 'wrong';
  if (explained.causes.length === 0) return 'unclear';
  return explained.finding === 'match' ? 'right' : 'wrong';
}

/** The maximum number of codes that we ask for. */
const maxCodes = 4;

/** Returns whether the visitor has answered about any QR code. */
export function hasAnswers({ probes, answersByProbe }: TestRun): boolean {
  return [...answersByProbe].some(([id, answers]) => {
    const probe = probes.get(id);
    return probe !== undefined && answerState(answers, probe) !== 'open';
  });
}

/**
 * Returns which further code the page asks for. `again`: nothing explains the first code, which may be mistyped.
 * `next`: there are several explanations, and another code may distinguish them.
 */
export function requestedCode(
  { observations, explained }: ProbeAnswers,
  probe: BuiltProbe,
): 'again' | 'next' | undefined {
  if (explained === undefined || !shouldShowCode(probe)) return undefined;
  if (explained.causes.length === 0) return observations.length === 1 ? 'again' : undefined;
  return explained.certainty === 'likely' && observations.length < maxCodes ? 'next' : undefined;
}

function answerOf(probe: BuiltProbe, answers: ProbeAnswers): AnsweredProbe | undefined {
  if (answers.isRefused) return { probe, answer: { kind: 'refused' }, explanation: undefined };
  const { explained, observations, names } = answers;
  if (!explained) return undefined;
  const namesAnswer = names === undefined ? {} : { names };
  return { probe, answer: { kind: 'code', observations, ...namesAnswer }, explanation: explained };
}

/** Returns the answers by QR code, without skipped QR codes and codes that have no explanation yet. */
export function answersOf({
  probes,
  answersByProbe,
}: TestRun): ReadonlyMap<ProbeId, AnsweredProbe> {
  const all = new Map<ProbeId, AnsweredProbe>();
  for (const [id, answers] of answersByProbe) {
    const probe = probes.get(id);
    const answered = probe && answerOf(probe, answers);
    if (answered) all.set(id, answered);
  }
  // Drop answers about QR codes that are no longer in the plan, because an earlier answer has changed.
  const asked = new Set(planProbes(all));
  return new Map([...all].filter(([id]) => asked.has(id)));
}

/**
 * Returns whether a code of this QR code can still show whether the app rounds the time. The period must be at least
 * 60 s, because half of it must be longer than the visitor needs to read and type a code.
 */
export function canDetectRounding(run: TestRun, { settings }: BuiltProbe): boolean {
  if (settings.type !== 'totp' || settings.period < 60) return false;
  return judgeTimeSteps([...answersOf(run).values()]).verdict === 'not-tested';
}

/** Returns the QR codes of the test in their order. */
export function planOf(run: TestRun): readonly ProbeId[] {
  return planProbes(answersOf(run));
}

/** Returns how many QR codes the answers have added to those that every test has. */
export function extraCountOf(run: TestRun): number {
  return planOf(run).length - firstProbes.length;
}

/** Returns the test with its report instead of the current QR code. */
export function showReport(run: TestRun): TestRun {
  return { ...run, currentProbe: undefined, probeBeforeReport: run.currentProbe };
}

/** Returns the test at the QR code that was shown before the report. */
export function leaveReport(run: TestRun): TestRun {
  return { ...run, currentProbe: run.probeBeforeReport };
}

/** Returns the test at the next or previous QR code. The report follows the last one. */
export function moveToProbe(run: TestRun, by: 1 | -1): TestRun {
  if (run.currentProbe === undefined) return run;
  const plan = planOf(run);
  const probe = plan[Math.max(0, plan.indexOf(run.currentProbe) + by)];
  return probe === undefined ? showReport(run) : { ...run, currentProbe: probe };
}

/** Returns the test without secret and answers for the current QR code, so that the visitor can repeat it. */
export function repeatProbe(run: TestRun): TestRun {
  const probes = new Map(run.probes);
  if (run.currentProbe !== undefined) probes.delete(run.currentProbe);
  return { ...changeAnswers(run, () => noAnswers), probes };
}

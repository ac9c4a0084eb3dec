import { expect, test } from 'vitest';
import { decodeTypedBase32, totp } from '@otp-lab/otp';
import { explainCodes, firstProbes, judgeAll, plainSecret } from '@otp-lab/otp/app-test';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import {
  answersOf,
  answerState,
  leaveReport,
  showReport,
  changeTypedCodes,
  changeAnswers,
  noAnswers,
  addExplanation,
  setSecret,
  moveToProbe,
  planOf,
  repeatProbe,
  type TestRun,
  startTestRun,
  type ProbeAnswers,
  requestedCode,
} from './testRun.ts';

const next = seededNumbers(11);
const fill = (bytes: Uint8Array) => {
  bytes.set(randomBytes(next, bytes.length));
  return bytes;
};
const seconds = 1_800_000_010;
const start = () => startTestRun({ name: 'An app', version: '1' }, '2026-11-21');

/** Returns the test with a secret for the current QR code, and the probe. */
function withSecret(run: TestRun) {
  const id = run.currentProbe ?? firstProbes[0];
  if (id === undefined) throw new Error('There is no probe.');
  const given = setSecret(run, id, plainSecret(id, fill));
  const probe = given.probes.get(id);
  if (probe === undefined) throw new Error('There is no probe.');
  return { run: given, probe };
}

type Probe = ReturnType<typeof withSecret>['probe'];

function rightCode({ settings }: Probe, at = seconds): string {
  const secret = decodeTypedBase32(settings.secret);
  if (!secret.ok) throw new Error(secret.error.kind);
  return totp({ ...settings, secret: secret.bytes, seconds: at });
}

/** Returns the answers after a code was typed, without an explanation. */
function typed(
  answers: ProbeAnswers,
  text: string,
  { settings }: Probe,
  at = seconds,
): ProbeAnswers {
  const typedCodes = { ...answers.typedCodes, text, seconds: at, isFinished: true };
  return changeTypedCodes(answers, typedCodes, settings.digits);
}

const explainedAnswers = (answers: ProbeAnswers, { settings }: Probe): ProbeAnswers => ({
  ...answers,
  explained: explainCodes(settings, answers.observations),
});

test('starts with the first QR code and ends with the report', () => {
  let run = start();
  for (const id of firstProbes) {
    expect(run.currentProbe).toBe(id);
    run = moveToProbe(run, 1);
  }
  expect(run.currentProbe).toBeUndefined();
  expect(leaveReport(run).currentProbe).toBe(firstProbes.at(-1));
  expect(moveToProbe(start(), -1).currentProbe).toBe(firstProbes[0]);
});

test('leads back from the report to the QR code before it', () => {
  const run = moveToProbe(start(), 1);
  expect(showReport(run).currentProbe).toBeUndefined();
  expect(leaveReport(showReport(run)).currentProbe).toBe(firstProbes[1]);
});

test('says of each answer how the app did', () => {
  const { probe } = withSecret(start());
  expect(answerState(noAnswers, probe)).toBe('open');
  expect(answerState({ ...noAnswers, isRefused: true }, probe)).toBe('refused');
  const answer = (text: string) => explainedAnswers(typed(noAnswers, text, probe), probe);
  const settings = { ...probe.settings, algorithm: 'SHA1', digits: 6, period: 30 } as const;
  expect(answerState(answer(rightCode(probe)), probe)).toBe('right');
  expect(answerState(answer(rightCode({ ...probe, settings })), probe)).toBe('wrong');
});

test('assigns a late explanation to its own QR code, and drops it if the codes have changed', () => {
  const { run, probe } = withSecret(start());
  const answered = changeAnswers(run, () => typed(noAnswers, rightCode(probe), probe));
  const { observations } = answered.answersByProbe.get(probe.id) ?? noAnswers;
  const explained = explainCodes(probe.settings, observations);
  for (const left of [showReport(answered), moveToProbe(answered, 1)]) {
    const late = addExplanation(left, probe.id, observations, explained);
    expect(late.currentProbe).toBe(left.currentProbe);
    expect(judgeAll(answersOf(late)).get('sha256')).toMatchObject({ verdict: 'right' });
  }
  const other = changeAnswers(answered, (answers) => typed(answers, '12345678', probe));
  expect(addExplanation(other, probe.id, observations, explained)).toBe(other);
  const repeated = repeatProbe(answered);
  expect(addExplanation(repeated, probe.id, observations, explained)).toBe(repeated);
});

test('tests each setting separately after the app refused several at once', () => {
  const { run } = withSecret(start());
  const afterRefusal = changeAnswers(run, () => ({ ...noAnswers, isRefused: true }));
  expect(planOf(afterRefusal).length).toBe(firstProbes.length + 3);
  expect(moveToProbe(afterRefusal, 1).currentProbe).toBe('sha256');
  expect(judgeAll(answersOf(afterRefusal)).get('sha256')).toEqual({ verdict: 'not-tested' });

  const single = withSecret(moveToProbe(afterRefusal, 1)).run;
  const bothRefused = changeAnswers(single, () => ({ ...noAnswers, isRefused: true }));
  expect(judgeAll(answersOf(bothRefused)).get('sha256')?.verdict).toBe('refused');
  // The answer about a QR code that is no longer in the plan doesn't count.
  const reverted = { ...bothRefused, currentProbe: firstProbes[0] };
  expect(answersOf(changeAnswers(reverted, () => noAnswers)).size).toBe(0);
});

test('counts a code once it is explained, and discards it when the QR code is repeated', () => {
  const { run, probe } = withSecret(moveToProbe(start(), 1));
  const open = changeAnswers(run, (answers) => typed(answers, rightCode(probe), probe));
  expect(answersOf(open).size).toBe(0);
  const answered = changeAnswers(open, (answers) => explainedAnswers(answers, probe));
  expect(judgeAll(answersOf(answered)).get('sha512')?.verdict).toBe('right');
  const again = repeatProbe(answered);
  expect(answersOf(again).size).toBe(0);
  expect(withSecret(again).probe.uri).not.toBe(probe.uri);
});

test('keeps the explanation of a code until another code is typed', () => {
  const { probe } = withSecret(start());
  const answers = explainedAnswers(typed(noAnswers, rightCode(probe), probe), probe);
  const left = changeTypedCodes(
    answers,
    { ...answers.typedCodes, isFinished: true },
    probe.settings.digits,
  );
  expect(left.explained).toBe(answers.explained);
  expect(left.observations).toBe(answers.observations);
  expect(typed(answers, '12345678', probe).explained).toBeUndefined();
});

test('asks once for another code if nothing explains the first', () => {
  const { probe } = withSecret(start());
  const one = explainedAnswers(typed(noAnswers, '12345678', probe), probe);
  expect(one.explained?.causes).toEqual([]);
  expect(requestedCode(one, probe)).toBe('again');
  const withEarlierCode: ProbeAnswers = {
    ...one,
    typedCodes: { ...one.typedCodes, earlier: one.observations, press: 2 },
  };
  const two = explainedAnswers(typed(withEarlierCode, '87654321', probe, seconds + 60), probe);
  expect(two.observations).toHaveLength(2);
  expect(requestedCode(two, probe)).toBeUndefined();
  const right = typed(withEarlierCode, rightCode(probe, seconds + 60), probe, seconds + 60);
  expect(requestedCode(explainedAnswers(right, probe), probe)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { decodeTypedBase32, totp } from '@otp-lab/otp';
import { explainCodes, firstProbes, judgeAll, plainSecret } from '@otp-lab/otp/app-test';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import {
  answersOf,
  changeTypedCodes,
  changeStep,
  emptyStep,
  explainStep,
  setSecret,
  moveToStep,
  planOf,
  repeatStep,
  type TestRun,
  startTestRun,
  type Step,
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

/** Returns the step after a code was typed, without an explanation. */
function typed(step: Step, text: string, { settings }: Probe, at = seconds): Step {
  const typedCodes = { ...step.typedCodes, text, seconds: at, isFinished: true };
  return changeTypedCodes(step, typedCodes, settings.digits);
}

const explainedStep = (step: Step, { settings }: Probe): Step => ({
  ...step,
  explained: explainCodes(settings, step.observations),
});

test('starts with the first QR code and ends with the report', () => {
  let run = start();
  for (const id of firstProbes) {
    expect(run.currentProbe).toBe(id);
    run = moveToStep(run, 1);
  }
  expect(run.currentProbe).toBeUndefined();
  expect(moveToStep(run, -1).currentProbe).toBe(firstProbes.at(-1));
  expect(moveToStep(start(), -1).currentProbe).toBe(firstProbes[0]);
});

test('assigns a late explanation to its own QR code, and drops it if the codes have changed', () => {
  const { run, probe } = withSecret(start());
  const answered = changeStep(run, () => typed(emptyStep, rightCode(probe), probe));
  const { observations } = answered.steps.get(probe.id) ?? emptyStep;
  const explained = explainCodes(probe.settings, observations);
  for (const left of [{ ...answered, currentProbe: undefined }, moveToStep(answered, 1)]) {
    const late = explainStep(left, probe.id, observations, explained);
    expect(late.currentProbe).toBe(left.currentProbe);
    expect(judgeAll(answersOf(late)).get('sha256')).toMatchObject({ verdict: 'right' });
  }
  const other = changeStep(answered, (step) => typed(step, '12345678', probe));
  expect(explainStep(other, probe.id, observations, explained)).toBe(other);
  const repeated = repeatStep(answered);
  expect(explainStep(repeated, probe.id, observations, explained)).toBe(repeated);
});

test('tests each setting separately after the app refused several at once', () => {
  const { run } = withSecret(start());
  const afterRefusal = changeStep(run, () => ({ ...emptyStep, isRefused: true }));
  expect(planOf(afterRefusal).length).toBe(firstProbes.length + 3);
  expect(moveToStep(afterRefusal, 1).currentProbe).toBe('sha256');
  expect(judgeAll(answersOf(afterRefusal)).get('sha256')).toEqual({ verdict: 'not-tested' });

  const single = withSecret(moveToStep(afterRefusal, 1)).run;
  const bothRefused = changeStep(single, () => ({ ...emptyStep, isRefused: true }));
  expect(judgeAll(answersOf(bothRefused)).get('sha256')?.verdict).toBe('refused');
  // The answer about a QR code that is no longer in the plan doesn't count.
  const reverted = { ...bothRefused, currentProbe: firstProbes[0] };
  expect(answersOf(changeStep(reverted, () => emptyStep)).size).toBe(0);
});

test('counts a code once it is explained, and discards it when the step is repeated', () => {
  const { run, probe } = withSecret(moveToStep(start(), 1));
  const open = changeStep(run, (step) => typed(step, rightCode(probe), probe));
  expect(answersOf(open).size).toBe(0);
  const answered = changeStep(open, (step) => explainedStep(step, probe));
  expect(judgeAll(answersOf(answered)).get('sha512')?.verdict).toBe('right');
  const again = repeatStep(answered);
  expect(answersOf(again).size).toBe(0);
  expect(withSecret(again).probe.uri).not.toBe(probe.uri);
});

test('keeps the explanation of a code until another code is typed', () => {
  const { probe } = withSecret(start());
  const step = explainedStep(typed(emptyStep, rightCode(probe), probe), probe);
  const left = changeTypedCodes(
    step,
    { ...step.typedCodes, isFinished: true },
    probe.settings.digits,
  );
  expect(left.explained).toBe(step.explained);
  expect(left.observations).toBe(step.observations);
  expect(typed(step, '12345678', probe).explained).toBeUndefined();
});

test('asks once for another code if nothing explains the first', () => {
  const { probe } = withSecret(start());
  const one = explainedStep(typed(emptyStep, '12345678', probe), probe);
  expect(one.explained?.causes).toEqual([]);
  expect(requestedCode(one, probe)).toBe('again');
  const withEarlierCode: Step = {
    ...one,
    typedCodes: { ...one.typedCodes, earlier: one.observations, press: 2 },
  };
  const two = explainedStep(typed(withEarlierCode, '87654321', probe, seconds + 60), probe);
  expect(two.observations).toHaveLength(2);
  expect(requestedCode(two, probe)).toBeUndefined();
  const right = typed(withEarlierCode, rightCode(probe, seconds + 60), probe, seconds + 60);
  expect(requestedCode(explainedStep(right, probe), probe)).toBeUndefined();
});

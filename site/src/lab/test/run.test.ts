import { expect, test } from 'vitest';
import { decodeBase32, totp } from '@otp-lab/otp';
import { explainCodes, firstProbes, judgeAll, plainSecret } from '@otp-lab/otp/app-test';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import {
  answersOf,
  changeEntry,
  changeStep,
  emptyStep,
  explainStep,
  giveSecret,
  move,
  planOf,
  repeatStep,
  type Run,
  startRun,
  type Step,
  wantedCode,
} from './run.ts';

const next = seededNumbers(11);
const fill = (bytes: Uint8Array) => {
  bytes.set(randomBytes(next, bytes.length));
  return bytes;
};
const seconds = 1_800_000_010;
const start = () => startRun({ name: 'An app', version: '1' }, '2026-11-21');

/** The test with a secret for the QR code that is shown. */
function withSecret(run: Run) {
  const id = run.shown ?? firstProbes[0];
  if (id === undefined) throw new Error('there is no probe');
  const given = giveSecret(run, id, plainSecret(id, fill));
  const probe = given.probes.get(id);
  if (probe === undefined) throw new Error('there is no probe');
  return { run: given, probe };
}

type Probe = ReturnType<typeof withSecret>['probe'];

function rightCode({ settings }: Probe, moment = seconds): string {
  const secret = decodeBase32(settings.secret);
  if (!secret.ok) throw new Error(secret.error.kind);
  return totp({ ...settings, secret: secret.bytes, seconds: moment });
}

/** A step in which a code was typed, not yet explained. */
function typed(step: Step, text: string, { settings }: Probe, moment = seconds): Step {
  const entry = { ...step.entry, text, seconds: moment, finished: true };
  return changeEntry(step, entry, settings.digits);
}

const explainedStep = (step: Step, { settings }: Probe): Step => ({
  ...step,
  explained: explainCodes(settings, step.observations),
});

test('begins with the first QR code and ends with the report', () => {
  let run = start();
  for (const id of firstProbes) {
    expect(run.shown).toBe(id);
    run = move(run, 1);
  }
  expect(run.shown).toBeUndefined();
  expect(move(run, -1).shown).toBe(firstProbes.at(-1));
  expect(move(start(), -1).shown).toBe(firstProbes[0]);
});

test('an answer that comes late is for its own QR code and its own codes', () => {
  const { run, probe } = withSecret(start());
  const said = changeStep(run, () => typed(emptyStep, rightCode(probe), probe));
  const { observations } = said.steps.get(probe.id) ?? emptyStep;
  const explained = explainCodes(probe.settings, observations);
  for (const left of [{ ...said, shown: undefined }, move(said, 1)]) {
    const late = explainStep(left, probe.id, observations, explained);
    expect(late.shown).toBe(left.shown);
    expect(judgeAll(answersOf(late)).get('sha256')).toMatchObject({ verdict: 'right' });
  }
  const other = changeStep(said, (step) => typed(step, '12345678', probe));
  expect(explainStep(other, probe.id, observations, explained)).toBe(other);
  const anew = repeatStep(said);
  expect(explainStep(anew, probe.id, observations, explained)).toBe(anew);
});

test('a refusal of several settings at once is followed by each alone; skipped ones are not tested', () => {
  const { run } = withSecret(start());
  const refused = changeStep(run, () => ({ ...emptyStep, refused: true }));
  expect(planOf(refused).length).toBe(firstProbes.length + 3);
  expect(move(refused, 1).shown).toBe('sha256');
  expect(judgeAll(answersOf(refused)).get('sha256')).toEqual({ verdict: 'not-tested' });

  const alone = withSecret(move(refused, 1)).run;
  const both = changeStep(alone, () => ({ ...emptyStep, refused: true }));
  expect(judgeAll(answersOf(both)).get('sha256')?.verdict).toBe('refused');
  // What was said about a QR code that is no longer asked for does not count.
  const takenBack = { ...both, shown: firstProbes[0] };
  expect(answersOf(changeStep(takenBack, () => emptyStep)).size).toBe(0);
});

test('a code counts once it is explained, and a repetition begins anew', () => {
  const { run, probe } = withSecret(move(start(), 1));
  const open = changeStep(run, (step) => typed(step, rightCode(probe), probe));
  expect(answersOf(open).size).toBe(0);
  const answered = changeStep(open, (step) => explainedStep(step, probe));
  expect(judgeAll(answersOf(answered)).get('sha512')?.verdict).toBe('right');
  const again = repeatStep(answered);
  expect(answersOf(again).size).toBe(0);
  expect(withSecret(again).probe.uri).not.toBe(probe.uri);
});

test('what was found out about a code holds until another one is typed', () => {
  const { probe } = withSecret(start());
  const step = explainedStep(typed(emptyStep, rightCode(probe), probe), probe);
  const left = changeEntry(step, { ...step.entry, finished: true }, probe.settings.digits);
  expect(left.explained).toBe(step.explained);
  expect(left.observations).toBe(step.observations);
  expect(typed(step, '12345678', probe).explained).toBeUndefined();
});

test('an unexplained code is asked for again once', () => {
  const { probe } = withSecret(start());
  const one = explainedStep(typed(emptyStep, '12345678', probe), probe);
  expect(one.explained?.causes).toEqual([]);
  expect(wantedCode(one, probe)).toBe('again');
  const kept: Step = { ...one, entry: { ...one.entry, kept: one.observations, press: 2 } };
  const two = explainedStep(typed(kept, '87654321', probe, seconds + 60), probe);
  expect(two.observations).toHaveLength(2);
  expect(wantedCode(two, probe)).toBeUndefined();
  const right = typed(kept, rightCode(probe, seconds + 60), probe, seconds + 60);
  expect(wantedCode(explainedStep(right, probe), probe)).toBeUndefined();
});

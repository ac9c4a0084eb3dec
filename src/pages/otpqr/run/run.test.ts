import { expect, test } from 'vitest';
import { diagnose } from '../../../otp/diagnosis/diagnose.ts';
import { judgeAll } from '../../../otp/run/judge.ts';
import { firstProbes } from '../../../otp/run/probes.ts';
import { randomBytes, seededNumbers } from '../../../otp/testing/random.ts';
import { totp } from '../../../otp/totp.ts';
import { decodeBase32 } from '../../../otp/base32.ts';
import { answersOf, changeStep, emptyStep, move, planOf, repeatStep, startRun } from './run.ts';

const next = seededNumbers(11);
const fill = (bytes: Uint8Array) => {
  bytes.set(randomBytes(next, bytes.length));
  return bytes;
};
const start = () => startRun({ name: 'An app', version: '1' }, '2026-11-21', fill);
const refuse = (run: ReturnType<typeof start>) =>
  changeStep(run, () => ({ ...emptyStep, refused: true }));

test('begins with the first QR code and ends with the report', () => {
  let run = start();
  expect(run.shown).toBe(firstProbes[0]);
  for (const id of firstProbes) {
    expect(run.shown).toBe(id);
    run = move(run, 1);
  }
  expect(run.shown).toBeUndefined();
  expect(move(run, -1).shown).toBe(firstProbes.at(-1));
  expect(move(start(), -1).shown).toBe(firstProbes[0]);
});

test('a refusal of several settings at once is followed by each alone', () => {
  const run = refuse(start());
  expect(planOf(run).length).toBe(firstProbes.length + 3);
  expect(move(run, 1).shown).toBe('sha256');
  expect(judgeAll(answersOf(run)).get('sha256')).toEqual({ verdict: 'refused' });
});

test('a code counts once it is diagnosed, and a repetition begins anew', () => {
  const seconds = 1_800_000_010;
  const run = move(start(), 1);
  const probe = run.shown && run.probes.get(run.shown);
  const secret = decodeBase32(probe?.settings.secret ?? '');
  if (!probe || !secret.ok) throw new Error('there is no probe');
  const code = totp({ ...probe.settings, secret: secret.bytes, seconds });
  const entry = { ...emptyStep.entry, text: code, seconds, finished: true };
  const typed = changeStep(run, (step) => ({ ...step, entry }));
  expect(answersOf(typed).size).toBe(0);
  const diagnosis = diagnose(probe.settings, [{ code, seconds, press: 1 }]);
  const answered = changeStep(typed, (step) => ({ ...step, diagnosis }));
  expect(judgeAll(answersOf(answered)).get('sha512')?.verdict).toBe('right');
  const again = repeatStep(answered, fill);
  expect(answersOf(again).size).toBe(0);
  expect(again.shown && again.probes.get(again.shown)?.uri).not.toBe(probe.uri);
});

import { expect, test } from 'vitest';
import { diagnose } from '@otp-lab/otp/diagnosis';
import { counterAt, defaultSettings, hotp } from '@otp-lab/otp';
import { namesTwoErrors } from './certaintyOf.ts';

const seconds = 1_800_000_010;
const settings = { ...defaultSettings, issuer: '', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
const input = {
  secret: new TextEncoder().encode('12345678901234567890'),
  counter: counterAt(seconds, 30),
  digits: 6,
};

function diagnosisOf(code: string) {
  return diagnose(settings, [{ code, seconds, press: 1 }]);
}

test('a code of counter 1 shows a counter-based account, or a clock of 1970', () => {
  const diagnosis = diagnosisOf('287082');
  expect(diagnosis.finding).toBe('counter:+1,type:hotp');
  expect(namesTwoErrors(diagnosis)).toBe(true);
});

test('a code of another algorithm has one cause', () => {
  const diagnosis = diagnosisOf(hotp({ ...input, algorithm: 'SHA256' }));
  expect(diagnosis.finding).toBe('algorithm:SHA256');
  expect(namesTwoErrors(diagnosis)).toBe(false);
});

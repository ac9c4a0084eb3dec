import { encodeBase32, fromHex } from '@otp-lab/otp';
import { verificationGroups } from './verificationGroups.ts';
import type { VerificationCase } from './types.ts';

/** The text for a value that a case doesn't have. */
const absent = '-';

function typedColumn(typed: string | number): string {
  if (typeof typed === 'number') return `=${typed}`;
  return typed === '' ? absent : Buffer.from(typed, 'utf8').toString('hex');
}

function lineOf(test: VerificationCase): string {
  const { id, type, key, algorithm, digits, counter, seconds, period, behind, ahead } = test;
  const secret = encodeBase32(fromHex(key), { padding: false });
  const movingFactor = type === 'hotp' ? [counter, absent] : [seconds, period];
  const { used = absent, typed } = test;
  const settings = [id, type, key, secret, algorithm, digits];
  const window = [behind, ahead, used, typedColumn(typed)];
  return [...settings, ...movingFactor, ...window].join(' ');
}

/**
 * Returns all verification cases as inputs of the "Check my program" tool, one line for each:
 * `readVerifications` in @otp-lab/otp documents the columns. The lines don't contain the answers.
 */
export function listVerifications(): string {
  const tests = verificationGroups().flatMap((group) => group.tests as VerificationCase[]);
  return `${tests.map(lineOf).join('\n')}\n`;
}

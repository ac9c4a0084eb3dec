import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import { pythonRound } from '../testing/pythonRound.ts';
import { judgeVerifications, type VerificationResult } from './judgeVerifications.ts';
import { readVerifications, type VerificationInput } from './readVerifications.ts';

const list = readFileSync(new URL('../../data/verification-inputs.txt', import.meta.url), 'utf8');
const inputs = readVerifications(list);

function judge(answerOf: (input: VerificationInput) => string): VerificationResult {
  const text = inputs.map((input) => `${input.id} ${answerOf(input)}`).join('\n');
  return runToEnd(judgeVerifications(text, inputs));
}

interface Settings {
  readonly algorithm: string;
  readonly digits: number;
  readonly behind: number;
  readonly ahead: number;
  readonly used: bigint | undefined;
  readonly counter: bigint;
  readonly matches: (typed: string, code: string) => boolean;
}

/** A verifier that is written independently, with Node's hashes, and with some settings changed. */
const program =
  (change: (input: VerificationInput) => Partial<Settings>) =>
  (input: VerificationInput): string => {
    const { algorithm, digits, behind, ahead, used, counter, matches }: Settings = {
      ...input,
      matches: (typed, code) => typed === code,
      ...change(input),
    };
    for (let step = counter - BigInt(behind); step <= counter + BigInt(ahead); step += 1n) {
      if (step < 0n || step >= 2n ** 64n || step === used) continue;
      const message = Buffer.alloc(8);
      message.writeBigUInt64BE(step);
      const mac = createHmac(algorithm, input.key).update(message).digest();
      const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) % 2 ** 31;
      const code = String(number % 10 ** digits).padStart(digits, '0');
      if (matches(input.typed, code)) return 'accepted';
    }
    return 'rejected';
  };

const atTime =
  (stepOf: (seconds: number, period: number) => number) =>
  ({ type, counter, seconds, period }: VerificationInput) => ({
    counter: type === 'hotp' ? counter : BigInt(Math.floor(stepOf(seconds, period))),
  });

describe('a correct verifier', () => {
  it.each([
    ['accepted and rejected', (answer: string) => answer],
    ['true and false', (answer: string) => String(answer === 'accepted')],
    ['True and False', (answer: string) => (answer === 'accepted' ? 'True' : 'False')],
  ])('is correct with %s', (_, print) => {
    const { total, explanation } = judge((input) => print(program(() => ({}))(input)));
    expect(total).toMatchObject({ verdict: 'pass', right: 85, wrong: 0, invalid: 0 });
    expect(explanation).toBeUndefined();
  });

  it('may refuse to answer', () => {
    const { total, groups } = judge((input) =>
      input.group === 'typed' ? 'error' : program(() => ({}))(input),
    );
    expect(total).toMatchObject({ verdict: 'partial', wrong: 0, refused: 24 });
    expect(groups.find(({ group }) => group === 'typed')?.verdict).toBe('none');
  });

  it('answers nothing else', () => {
    const { total, differences } = judge((input) =>
      input.group === 'look-ahead' ? 'undefined' : program(() => ({}))(input),
    );
    expect(total).toMatchObject({ verdict: 'fail', wrong: 5, invalid: 5 });
    expect(differences).toContainEqual({
      id: 'verify-look-ahead-2',
      line: 'hotp 3132333435363738393031323334353637383930 GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ SHA1 6 100 - 0 5 - 323935313635',
      expected: 'accepted',
      given: 'undefined',
    });
  });
});

describe('explains the fault of a verifier', () => {
  it.each<[finding: string, change: (input: VerificationInput) => Partial<Settings>]>([
    ['reuse:accepted', () => ({ used: undefined })],
    ['window:-1+1', () => ({ behind: 1, ahead: 1 })],
    ['window:-0+0', () => ({ behind: 0, ahead: 0 })],
    ['window:-2+2', ({ type }) => (type === 'totp' ? { behind: 2, ahead: 2 } : {})],
    ['window:-3+3', ({ type }) => (type === 'totp' ? { behind: 10, ahead: 10 } : {})],
    ['window:ahead-ignored', () => ({ ahead: 0 })],
    ['window:behind-ignored', () => ({ behind: 0 })],
    [
      'window:widest',
      ({ behind, ahead }) => ({ behind: Math.max(behind, ahead), ahead: Math.max(behind, ahead) }),
    ],
    ['clock:+1', atTime((seconds, period) => seconds / period + 1)],
    ['clock:-1', atTime((seconds, period) => seconds / period - 1)],
    ['clock:rounded', atTime((seconds, period) => Math.round(seconds / period))],
    ['clock:rounded', atTime((seconds, period) => pythonRound(seconds / period))],
    ['code:zeros-rejected', () => ({ matches: (typed, code) => typed === String(Number(code)) })],
    [
      'code:as-number',
      () => ({ matches: (typed, code) => /^\d+$/.test(typed) && BigInt(typed) === BigInt(code) }),
    ],
    [
      'code:prefix-parsed',
      () => ({ matches: (typed, code) => Number.parseInt(typed, 10) === Number(code) }),
    ],
    ['code:number-syntax', () => ({ matches: (typed, code) => Number(typed) === Number(code) })],
    ['code:too-long', () => ({ matches: (typed, code) => typed.startsWith(code) })],
    [
      'code:too-short',
      () => ({ matches: (typed, code) => typed.length > 0 && code.endsWith(typed) }),
    ],
    ['algorithm:SHA1', () => ({ algorithm: 'SHA1' })],
    ['digits:6', () => ({ digits: 6 })],
    ['period:30', atTime((seconds) => seconds / 30)],
    ['reuse:accepted,window:-1+1', () => ({ used: undefined, behind: 1, ahead: 1 })],
    [
      'reuse:accepted,code:as-number',
      () => ({
        used: undefined,
        matches: (typed, code) => /^\d+$/.test(typed) && BigInt(typed) === BigInt(code),
      }),
    ],
  ])('names %s', (finding, change) => {
    const { explanation, total } = judge(program(change));
    expect(explanation?.causes.map((cause) => cause.finding)).toEqual([finding]);
    expect(explanation?.certainty).toBe(total.wrong < 2 ? 'likely' : 'certain');
  });

  it.each([
    ['answer:accepted', () => 'accepted'],
    ['answer:rejected', () => 'rejected'],
  ])('names %s', (finding, answerOf) => {
    const { explanation } = judge(answerOf);
    expect(explanation).toMatchObject({ certainty: 'certain', causes: [{ finding }] });
  });

  it('names no cause for random answers', () => {
    const { explanation } = judge(({ id }) => (id.length % 2 === 0 ? 'accepted' : 'rejected'));
    expect(explanation).toMatchObject({ certainty: 'none', causes: [] });
  });
});

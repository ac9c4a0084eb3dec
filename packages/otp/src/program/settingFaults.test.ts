import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import { pythonRound } from '../testing/pythonRound.ts';
import { judgeOutputs, type ProgramResult } from './judgeOutputs.ts';
import { type ProgramInput, readInputs } from './readInputs.ts';

const list = readFileSync(new URL('../../data/program-inputs.txt', import.meta.url), 'utf8');
const inputs = readInputs(list);

interface Steps {
  readonly algorithm: string;
  readonly key: Buffer;
  readonly digits: number;
  readonly message: Buffer;
  readonly show: (number: number, digits: number) => string;
  readonly mac: (algorithm: string, key: Buffer, message: Buffer) => Buffer;
}

function eightBytes(counter: bigint): Buffer {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt.asUintN(64, counter));
  return message;
}

const hmac = (algorithm: string, key: Buffer, message: Buffer) =>
  createHmac(algorithm, key).update(message).digest();

/** Returns the output of a program whose steps differ from the correct ones. */
function outputOf(change: (input: ProgramInput) => Partial<Steps>): string {
  const codeOf = (input: ProgramInput) => {
    const { algorithm, key, digits, message, show, mac }: Steps = {
      algorithm: input.algorithm,
      key: Buffer.from(input.key),
      digits: input.digits,
      message: eightBytes(input.counter),
      show: (number, length) => String(number % 10 ** length).padStart(length, '0'),
      mac: hmac,
      ...change(input),
    };
    const bytes = mac(algorithm, key, message);
    const offset = (bytes.at(-1) ?? 0) & 15;
    return show(bytes.readUInt32BE(offset) % 2 ** 31, digits);
  };
  return inputs.map((input) => `${input.id} ${codeOf(input)}`).join('\n');
}

function judge(text: string): ProgramResult {
  return runToEnd(judgeOutputs(text, inputs));
}

const atTime =
  (secondsOf: (seconds: number) => number, round = Math.floor) =>
  ({ type, seconds, period }: ProgramInput): Partial<Steps> =>
    type === 'hotp' ? {} : { message: eightBytes(BigInt(round(secondsOf(seconds) / period))) };

/** HMAC whose blocks have 64 bytes, for every hash. */
function shortBlockHmac(algorithm: string, key: Buffer, message: Buffer): Buffer {
  const hash = (...parts: readonly Buffer[]) =>
    createHash(algorithm).update(Buffer.concat(parts)).digest();
  const padded = Buffer.concat([key.length > 64 ? hash(key) : key, Buffer.alloc(64)]).subarray(
    0,
    64,
  );
  const mask = (value: number) => Buffer.from(padded.map((byte) => byte ^ value));
  return hash(mask(0x5c), hash(mask(0x36), message));
}

const algorithmAs = (asked: string, used: string) => (input: ProgramInput) =>
  input.algorithm === asked ? { algorithm: used } : {};
const digitsAs = (isAsked: (digits: number) => boolean, used: number) => (input: ProgramInput) =>
  isAsked(input.digits) ? { digits: used } : {};

describe('explains a fault that holds for some values of a setting', () => {
  it.each<[wrong: number, finding: string, change: (input: ProgramInput) => Partial<Steps>]>([
    [12, 'algorithm:SHA512-as-SHA1', algorithmAs('SHA512', 'SHA1')],
    [12, 'algorithm:SHA512-as-SHA256', algorithmAs('SHA512', 'SHA256')],
    [13, 'algorithm:SHA256-as-SHA1', algorithmAs('SHA256', 'SHA1')],
    [10, 'digits:except-6-8-as-6', digitsAs((digits) => digits !== 6 && digits !== 8, 6)],
    [6, 'digits:above-8-as-6', digitsAs((digits) => digits > 8, 6)],
    [
      8,
      'period:except-30-60-as-30',
      (input) =>
        input.type === 'hotp' || input.period === 60
          ? {}
          : { message: eightBytes(BigInt(Math.floor(input.seconds / 30))) },
    ],
    [19, 'clock:cut32', atTime((seconds) => Number(BigInt.asIntN(32, BigInt(seconds))))],
    [
      19,
      'clock:cut32',
      atTime((seconds) => Number(BigInt.asIntN(32, BigInt(seconds))), Math.trunc),
    ],
    [14, 'clock:cut32', atTime((seconds) => Number(BigInt.asUintN(32, BigInt(seconds))))],
    [12, 'hash:block64', () => ({ mac: shortBlockHmac })],
  ])('%i wrong codes: %s', (wrong, finding, change) => {
    const { total, explanation } = judge(outputOf(change));
    expect(total.wrong).toBe(wrong);
    expect([explanation?.certainty, explanation?.causes.map((cause) => cause.finding)]).toEqual([
      'certain',
      [finding],
    ]);
  });

  it('is only likely if all wrong codes are the same: four and five digits computed as six', () => {
    const { total, explanation } = judge(outputOf(digitsAs((digits) => digits < 6, 6)));
    expect(total.wrong).toBe(2);
    expect(explanation).toMatchObject({
      certainty: 'likely',
      causes: [{ finding: 'digits:below-6-as-6' }],
    });
  });

  it('explains two of them together', () => {
    const { explanation } = judge(
      outputOf((input) => ({
        ...algorithmAs('SHA512', 'SHA1')(input),
        ...digitsAs((digits) => digits < 6, 6)(input),
      })),
    );
    expect(explanation).toMatchObject({
      certainty: 'certain',
      causes: [{ finding: 'algorithm:SHA512-as-SHA1,digits:below-6-as-6' }],
    });
  });
});

describe('explains other faults of programs', () => {
  it.each<[finding: string, change: (input: ProgramInput) => Partial<Steps>]>([
    [
      'counter:word-twice',
      ({ counter }) => {
        const word = BigInt.asUintN(32, counter);
        return { message: eightBytes((word << 32n) | word) };
      },
    ],
    ['clock:since-2001', atTime((seconds) => seconds - 978_307_200)],
    ['clock:rounded', atTime((seconds) => seconds, Math.round)],
    ['clock:rounded', atTime((seconds) => seconds, pythonRound)],
    ['clock:rounded-up', atTime((seconds) => seconds, Math.ceil)],
    [
      'clock:milliseconds-32-bit',
      atTime((seconds) => Number(BigInt.asIntN(32, BigInt(seconds) * 1000n) / 1000n), Math.trunc),
    ],
    [
      'key:whole-groups',
      ({ key }) => ({ key: Buffer.from(key.subarray(0, key.length - (key.length % 5))) }),
    ],
    [
      'counter:cut32',
      // `counter & 0xff` and `counter >> 8` of JavaScript, as in speakeasy 2.
      ({ counter }) => ({ message: eightBytes(BigInt.asIntN(32, BigInt(Number(counter)))) }),
    ],
    [
      'key:partial-byte',
      // base32.js adds the leftover bits as a byte only if one of them is 1.
      ({ key, secret }) => {
        const letters = secret.replaceAll('=', '');
        const bits = [...letters]
          .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter.toUpperCase()))
          .map((value) => value.toString(2).padStart(5, '0'))
          .join('');
        const rest = bits.slice(key.length * 8).padEnd(8, '0');
        const added = rest.includes('1') ? [Number.parseInt(rest, 2)] : [];
        return { key: Buffer.from([...key, ...added]) };
      },
    ],
    [
      'key:repeated-to-hash',
      // otplib 12 measures the key as hex text, for TOTP only.
      ({ key, algorithm, type }) => {
        const length = { SHA1: 20, SHA256: 32, SHA512: 64 }[algorithm] ?? 0;
        const missing = length - 2 * key.length;
        if (type === 'hotp' || missing <= 0) return {};
        return {
          key: Buffer.concat(Array.from({ length: missing }, () => key)).subarray(0, length),
        };
      },
    ],
    [
      'truncation:modulo-nines',
      () => ({
        show: (number, digits) => String(number % (10 ** digits - 1)).padStart(digits, '0'),
      }),
    ],
    [
      'code:zeros-appended',
      () => ({ show: (number, digits) => String(number % 10 ** digits).padEnd(digits, '0') }),
    ],
  ])('names %s', (finding, change) => {
    const { total, explanation } = judge(outputOf(change));
    expect(total.wrong).toBeGreaterThan(1);
    expect([explanation?.certainty, explanation?.causes.map((cause) => cause.finding)]).toEqual([
      'certain',
      [finding],
    ]);
  });
});

describe('a program with bugs that explain only some of its wrong codes', () => {
  const wrongCode = (input: ProgramInput): Partial<Steps> =>
    inputs.slice(0, 3).includes(input) ? { show: (number) => String(number % 999_983) } : {};
  const sha512AsSha1 = algorithmAs('SHA512', 'SHA1');
  const shortDigits = digitsAs((digits) => digits > 8, 6);
  const longPeriods = (input: ProgramInput): Partial<Steps> =>
    input.type === 'hotp' || input.period === 60 || input.period === 30
      ? {}
      : { message: eightBytes(BigInt(Math.floor(input.seconds / 30))) };

  it('names them, and says how many they explain', () => {
    const { total, explanation } = judge(
      outputOf((input) => ({ ...wrongCode(input), ...sha512AsSha1(input) })),
    );
    expect(explanation).toMatchObject({ certainty: 'none', causes: [] });
    const [cause, ...others] = explanation?.partialCauses ?? [];
    expect([cause?.part.name, others]).toEqual(['algorithm:SHA512-as-SHA1', []]);
    expect(cause?.explained).toBeGreaterThan(2);
    expect(cause?.explained).toBeLessThan(total.wrong);
  });

  it('names three bugs that together explain all wrong codes', () => {
    const { explanation } = judge(
      outputOf((input) => ({
        ...sha512AsSha1(input),
        ...shortDigits(input),
        ...longPeriods(input),
      })),
    );
    expect(explanation).toMatchObject({ certainty: 'certain', partialCauses: [] });
    expect(explanation?.causes[0]?.parts.map(({ name }) => name).toSorted()).toEqual([
      'algorithm:SHA512-as-SHA1',
      'digits:above-8-as-6',
      'period:except-30-60-as-30',
    ]);
  });

  it('names none if random codes are wrong', () => {
    const { explanation } = judge(
      inputs
        .map(({ id }, index) => `${id} ${String((index * 7919 + 13) % 1_000_000).padStart(6, '0')}`)
        .join('\n'),
    );
    expect(explanation).toMatchObject({ certainty: 'none', causes: [], partialCauses: [] });
  });
});

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  counterAt,
  decodeTypedBase32,
  fromHex,
  hotp,
  type OtpSettings,
  toHex,
  totp,
  verify,
} from '@otp-lab/otp';
import { readText } from '@otp-lab/otp/read';
import { makeSuite, writeSuite } from './suite.ts';
import type { CodeSettings, SuiteAccount, SuiteCase, SuiteGroup, SuiteKind } from './types.ts';

const folder = new URL('../data/', import.meta.url);
const file = readFileSync(new URL('otp-vectors.json', folder), 'utf8');
const schema: object = JSON.parse(readFileSync(new URL('otp-vectors.schema.json', folder), 'utf8'));
const suite = makeSuite();

type CasesOf<Kind extends SuiteKind> = Extract<SuiteGroup, { kind: Kind }>['tests'];

function casesOf<Kind extends SuiteKind>(kind: Kind): CasesOf<Kind> {
  return suite.groups
    .filter((group) => group.kind === kind)
    .flatMap((group) => group.tests as readonly unknown[]) as unknown as CasesOf<Kind>;
}

const codes = casesOf('codes');
const all: readonly SuiteCase[] = suite.groups.flatMap(
  ({ tests }) => tests as readonly SuiteCase[],
);

/** Computes the code with Node's HMAC and BigInt, independently of this project's code. */
function codeByNode({ key, algorithm, digits, ...factor }: CodeSettings): string {
  const { counter, seconds = 0, period = 30 } = factor;
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(
    counter === undefined ? BigInt(seconds) / BigInt(period) : BigInt(counter),
  );
  const mac = createHmac(algorithm, Buffer.from(key, 'hex')).update(message).digest('hex');
  const offset = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = BigInt(`0x${mac.slice(offset, offset + 8)}`) % 2n ** 31n;
  return (number % 10n ** BigInt(digits)).toString().padStart(digits, '0');
}

describe('otp-vectors.json', () => {
  it('matches the generated suite', () => {
    expect(writeSuite(suite) === file).toBe(true);
    expect(JSON.parse(file)).toEqual(suite);
  });

  it('matches its schema', () => {
    const validate = new Ajv2020({ strictTypes: false, strictRequired: false }).compile(schema);
    expect(validate(JSON.parse(file)) || validate.errors).toBe(true);
  });

  it('has a schema that rejects missing, wrong and extra fields', () => {
    const validate = new Ajv2020({ strictTypes: false, strictRequired: false }).compile(schema);
    const withCase = (change: object) => ({
      ...suite,
      groups: [{ ...suite.groups[0], tests: [{ ...codes[0], ...change }] }],
    });
    expect(validate(withCase({}))).toBe(true);
    for (const change of [
      { result: 'right' },
      { code: undefined, counter: 1 },
      { seconds: 1 },
      { key: 'GE' },
      { more: 1 },
      { result: 'invalid' },
    ])
      expect(validate(JSON.parse(JSON.stringify(withCase(change))))).toBe(false);
  });

  it('has at least 600 cases in less than 260,000 bytes', () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(Buffer.byteLength(file)).toBeLessThan(260_000);
    expect(brotliCompressSync(file).length).toBeLessThan(40_000);
  });

  it('has unique ids and describes every flag in use', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const used = new Set(all.flatMap(({ flags }) => flags));
    expect([...used].toSorted()).toEqual(Object.keys(suite.flags).toSorted());
    expect(all.filter(({ result, flags }) => result !== 'valid' && flags.length === 0)).toEqual([]);
  });

  it('repeats no question except counters 0 and 1', () => {
    const metadata = ['id', 'result', 'flags', 'comment'];
    const questions = all.map((testCase) =>
      JSON.stringify(Object.entries(testCase).filter(([name]) => !metadata.includes(name))),
    );
    const repeated = questions.filter((question, index) => questions.indexOf(question) < index);
    // The published codes include counters 0 and 1 too.
    expect(repeated.length).toBe(2);
  });
});

describe('codes', () => {
  it('match an independent implementation', () => {
    const wrong = codes.filter(
      (testCase) => testCase.code !== undefined && codeByNode(testCase) !== testCase.code,
    );
    expect(wrong).toEqual([]);
  });

  it('throw a RangeError for invalid settings', () => {
    const given = codes
      .filter(({ result }) => result === 'invalid')
      .filter(({ key, counter, seconds = 0, period = 30, ...rest }) => {
        try {
          const secret = fromHex(key);
          if (counter === undefined) totp({ ...rest, secret, seconds, period });
          else hotp({ ...rest, secret, counter: BigInt(counter) });
          return true;
        } catch (error) {
          return !(error instanceof RangeError);
        }
      });
    expect(given).toEqual([]);
  });

  it('cover the values where programs fail', () => {
    const valuesOf = (name: 'digits' | 'counter' | 'seconds' | 'period' | 'algorithm') =>
      new Set(codes.map((testCase) => testCase[name]));
    const has = (values: ReadonlySet<unknown>, wanted: readonly unknown[]) =>
      expect(wanted.filter((value) => !values.has(value))).toEqual([]);
    has(valuesOf('algorithm'), ['SHA1', 'SHA256', 'SHA512']);
    has(valuesOf('digits'), [4, 5, 6, 7, 8, 9, 10]);
    has(valuesOf('period'), [1, 15, 30, 45, 60, 300]);
    has(valuesOf('seconds'), [0, 59, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 20000000000]);
    const counters = [0n, 1n, 2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 64n - 1n].map(String);
    has(valuesOf('counter'), counters);
    const lengths = new Set(codes.map(({ key }) => key.length / 2));
    has(lengths, [1, 10, 16, 19, 20, 21, 32, 63, 64, 65, 66, 127, 128, 129]);
  });

  it('cover one to four leading zeros and every offset for every hash', () => {
    const zeros = new Set(
      codes.map(({ algorithm, code }) => `${algorithm} ${/^0*/.exec(code ?? '')?.[0].length}`),
    );
    const offsets = new Set(
      codes
        .filter(({ id }) => id.startsWith('offset-'))
        .map(({ algorithm, key, seconds = 0 }) => {
          const message = Buffer.alloc(8);
          message.writeBigUInt64BE(BigInt(seconds / 30));
          const mac = createHmac(algorithm, Buffer.from(key, 'hex')).update(message).digest();
          return `${algorithm} ${(mac.at(-1) ?? 0) & 15}`;
        }),
    );
    for (const algorithm of ['SHA1', 'SHA256', 'SHA512']) {
      for (let count = 1; count <= 4; count += 1) expect(zeros).toContain(`${algorithm} ${count}`);
      for (let at = 0; at < 16; at += 1) expect(offsets).toContain(`${algorithm} ${at}`);
    }
  });
});

describe('Base32', () => {
  /** Decodes via one string of bits, independently of this project's code. */
  function keyByBits(text: string): string {
    const letters = [...text.toUpperCase()].filter((letter) => /[A-Z2-7]/.test(letter));
    const bits = letters
      .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
      .map((value) => value.toString(2).padStart(5, '0'))
      .join('');
    return (bits.match(/.{8}/g) ?? [])
      .map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0'))
      .join('');
  }

  it('matches an independent implementation', () => {
    const read = casesOf('base32').filter(({ key }) => key !== undefined);
    expect(read.filter(({ text, key }) => keyByBits(text) !== key)).toEqual([]);
  });

  it('is decoded as expected by this project', () => {
    const wrong = casesOf('base32').filter(({ result, text, key }) => {
      const decoded = decodeTypedBase32(text);
      return decoded.ok ? toHex(decoded.bytes) !== key : result === 'valid';
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** Converts settings to the file's form. Includes only the names that `like` has. */
function toSuiteAccount(read: OtpSettings, like: SuiteAccount | undefined): SuiteAccount {
  const decoded = decodeTypedBase32(read.secret);
  return {
    type: read.type,
    ...(like?.issuer === undefined ? {} : { issuer: read.issuer }),
    ...(like?.account === undefined ? {} : { account: read.account }),
    key: decoded.ok ? toHex(decoded.bytes) : '',
    algorithm: read.algorithm,
    digits: read.digits,
    ...(read.type === 'totp' ? { period: read.period } : { counter: String(read.counter) }),
  };
}

describe('URIs', () => {
  it('have codes that match an independent implementation', () => {
    const wrong = casesOf('uris').filter(
      ({ account, seconds, code }) =>
        account !== undefined &&
        codeByNode({ ...account, ...(seconds === undefined ? {} : { seconds }) }) !== code,
    );
    expect(wrong).toEqual([]);
  });

  it('match the result of the URL class', () => {
    const plain = casesOf('uris').filter(
      ({ result, uri }) => result === 'valid' && !uri.includes('+'),
    );
    for (const { uri, account } of plain) {
      const { host, pathname, searchParams: given } = new URL(uri);
      const [prefix, rest] = decodeURIComponent(pathname.slice(1)).split(/:(.*)/s);
      expect({
        type: host,
        issuer: given.get('issuer') ?? (rest === undefined ? '' : prefix),
        account: (rest ?? prefix)?.trim(),
        algorithm: given.get('algorithm') ?? 'SHA1',
        digits: Number(given.get('digits') ?? 6),
        ...(host === 'totp'
          ? { period: Number(given.get('period') ?? 30) }
          : { counter: given.get('counter') }),
      }).toEqual({ ...account, key: undefined });
    }
  });

  it('are read as expected by this project', () => {
    const wrong = casesOf('uris').filter(({ result, flags, uri, account }) => {
      const { accounts } = readText(uri);
      if (accounts.length === 0) return result === 'valid';
      const given = accounts.map((read) => toSuiteAccount(read, account));
      const count = flags.includes('Several') ? accounts.length : 1;
      return JSON.stringify(given) !== JSON.stringify(Array.from({ length: count }, () => account));
    });
    expect(wrong.map(({ id, comment }) => `${id} ${comment}`)).toEqual([]);
  });
});

describe('exports', () => {
  it('are read as expected by this project', () => {
    const wrong = casesOf('exports').filter(({ result, uris, accounts: stated }) => {
      const { accounts } = readText(uris.join('\n'));
      if (accounts.length === 0) return result === 'valid';
      const given = accounts.map((read, index) => toSuiteAccount(read, stated?.[index]));
      return JSON.stringify(given) !== JSON.stringify(stated);
    });
    expect(wrong.map(({ id, comment }) => `${id} ${comment}`)).toEqual([]);
  });
});

describe('verification', () => {
  it('states the step or counter that the code belongs to', () => {
    const accepted = casesOf('verification').filter(({ matched }) => matched !== undefined);
    for (const { id, typed, matched, seconds: _, period: __, ...settings } of accepted) {
      const digits = String(typed)
        .normalize('NFKC')
        .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
        .replace(/\D/g, '');
      const code = codeByNode({ ...settings, type: 'hotp', counter: matched ?? '' });
      expect(`${id} ${digits}`).toBe(`${id} ${code}`);
    }
  });

  it('is judged as expected by this project', () => {
    const wrong = casesOf('verification').filter((testCase) => {
      const { seconds = 0, period = 30, used, typed, matched, result } = testCase;
      const counter =
        testCase.counter === undefined ? counterAt(seconds, period) : BigInt(testCase.counter);
      const found = verify(typed, { ...testCase, secret: fromHex(testCase.key), counter });
      if (found === null || String(found) === used) return result === 'valid';
      return String(found) !== matched;
    });
    expect(wrong.map(({ id, comment }) => `${id} ${comment}`)).toEqual([]);
  });
});

import { describe, expect, it, test } from 'vitest';
import { defaultSettings, type OtpSettings } from '../settings.ts';
import type { RuleId } from './rules.ts';
import { readText } from './text.ts';

const { secret } = defaultSettings;
const head = `otpauth://totp/Example:Tester?secret=${secret}&issuer=Example`;
const plain: OtpSettings = { ...defaultSettings, issuer: 'Example' };

/** Returns the only account of a text and the rules of its findings, without notes about apps. */
function read(text: string) {
  const { accounts, findings } = readText(text);
  expect(accounts).toHaveLength(1);
  const rules = findings.map(({ rule }) => rule);
  return {
    account: accounts[0],
    rules: rules.filter((rule) => rule !== 'key-uri-algorithm-support'),
  };
}

describe('values that other programs write', () => {
  it.each<[string, Partial<OtpSettings>, RuleId]>([
    ['&algorithm=Algorithm.sha1', {}, 'ente-algorithm'],
    ['&algorithm=Algorithm.sha256', { algorithm: 'SHA256' }, 'ente-algorithm'],
    ['&algorithm=Algorithm.sha512', { algorithm: 'SHA512' }, 'ente-algorithm'],
    ['&algorithm=SHA2-256', { algorithm: 'SHA256' }, 'key-uri-algorithm-case'],
    ['&algorithm=SHA2-512', { algorithm: 'SHA512' }, 'key-uri-algorithm-case'],
    ['&algo=SHA256', {}, 'parameter-misnamed'],
    ['&interval=60', {}, 'parameter-misnamed'],
    ['&step=60', {}, 'parameter-misnamed'],
    ['&period=30000', { period: 30_000 }, 'period-milliseconds'],
    ['&period=3600', { period: 3600 }, 'key-uri-period'],
  ])('%s is read with %o and reported', (parameters, change, rule) => {
    expect(read(head + parameters)).toEqual({ account: { ...plain, ...change }, rules: [rule] });
  });

  it('names the parameter or the value that was probably intended', () => {
    const [step] = readText(`${head}&step=60`).findings;
    expect(step?.values).toEqual({ name: 'step', meant: 'period', value: '60' });
    const [period] = readText(`${head}&period=30000`).findings;
    expect(period?.values).toEqual({ period: 30_000, seconds: 30 });
  });

  it('still refuses unknown algorithms', () => {
    for (const algorithm of ['SHA2-384', 'Algorithm.md5', 'SHA3-256', 'SHA2'])
      expect(readText(`${head}&algorithm=${algorithm}`).error?.rule).toBe('key-uri-algorithm');
  });
});

describe('issuers', () => {
  const issuers = (prefix: string, parameter: string) =>
    read(`otpauth://totp/${prefix}:Tester?secret=${secret}&issuer=${parameter}`);

  test('a domain beside a name is a note, as Apple recommends it', () => {
    const { account, rules } = issuers('Example', 'example.com');
    expect(account).toEqual({ ...plain, issuer: 'example.com' });
    expect(rules).toEqual(['issuer-domain']);
    const [finding] = readText(
      `otpauth://totp/Example:Tester?secret=${secret}&issuer=example.com`,
    ).findings;
    expect(finding).toMatchObject({
      severity: 'note',
      values: { label: 'Example', parameter: 'example.com' },
    });
  });

  it.each([
    ['Example', 'Other'],
    ['Example', 'Inc.'],
    ['Example', '1.2'],
    ['Example', 'a b.com'],
    ['one.com', 'two.com'],
    ['example.com', 'Example'],
  ])('%s and %s differ', (prefix, parameter) => {
    expect(issuers(prefix, parameter.replace(' ', '%20')).rules).toEqual([
      'key-uri-issuer-mismatch',
    ]);
  });
});

describe('secrets', () => {
  const withSecret = (text: string) =>
    `otpauth://totp/Example:Tester?issuer=Example&secret=${text}`;

  it.each([
    ['\u200B', 'U+200B', 5],
    ['\u00AD', 'U+00AD', 5],
    ['%E2%80%8B', 'U+200B', 5],
    ['\u2060\u200D', 'U+2060', 5],
  ])('%j is ignored and named with its position', (character, code, position) => {
    const text = withSecret(`${secret.slice(0, 4)}${character}${secret.slice(4)}`);
    const { account, rules } = read(text);
    expect(account).toEqual(plain);
    expect(rules).toEqual(['secret-invisible']);
    expect(readText(text).findings[0]?.values).toMatchObject({ position, code });
  });

  it('in hexadecimal are recognized, with their Base32', () => {
    const { error, findings } = readText(withSecret('3132333435363738393031323334353637383930'));
    expect(error).toMatchObject({ rule: 'secret-hexadecimal', values: { base32: secret } });
    expect(findings).toHaveLength(1);
    expect(readText(withSecret('a1b2')).error?.rule).toBe('rfc4648-character');
  });

  it.each([4097, 1_000_000])('of %i characters are refused', (length) => {
    expect(readText(withSecret('A'.repeat(length))).error).toMatchObject({
      rule: 'key-uri-secret-too-long',
      values: { length, most: 4096 },
    });
  });
});

it('limits the findings about unknown parameters', () => {
  const parameters = Array.from({ length: 100_000 }, (_, index) => `p${index}=1`).join('&');
  expect(readText(`${head}&${parameters}`).findings.length).toBeLessThan(60);
});

import { describe, expect, it } from 'vitest';
import { allOrSample } from '../testing/sweep.ts';
import { hotp } from '../hotp.ts';
import { decodeBase32, encodeBase32 } from '../base32.ts';
import {
  algorithms,
  defaultSettings,
  digitChoices,
  type OtpSettings,
  otpTypes,
} from '../settings.ts';
import { mutatedText } from '../testing/mutatedText.ts';
import { pick, randomBytes, randomCounter, seededNumbers } from '../testing/random.ts';
import { writeOtpUri } from '../uri.ts';
import { readRules, type RuleId } from './rules.ts';
import { readText } from './text.ts';

const secret = defaultSettings.secret;
const plain: OtpSettings = { ...defaultSettings, issuer: 'Example' };
const head = `otpauth://totp/Example:Tester?secret=${secret}&issuer=Example`;

const rulesOf = (text: string): RuleId[] => readText(text).findings.map(({ rule }) => rule);

describe('a URI from writeOtpUri', () => {
  it('is read back without findings about its form', () => {
    const next = seededNumbers(5);
    const names = ['a', 'A b', 'x:y', '한글', '😀', 'a+b&c=d%?#/e', '%41', '(!)'];
    const aboutValues =
      /^(rfc4226-|rfc2104|key-uri-(algorithm-support|digits|period|label-colons))/;
    for (let round = 0; round < 500; round += 1) {
      const type = pick(next, otpTypes);
      const settings: OtpSettings = {
        type,
        issuer: pick(next, names),
        account: pick(next, names),
        secret: encodeBase32(randomBytes(next, 1 + Math.floor(next() * 70)), { padding: false }),
        algorithm: pick(next, algorithms),
        digits: pick(next, digitChoices),
        period: type === 'totp' ? 1 + Math.floor(next() * 300) : 30,
        counter: type === 'hotp' ? randomCounter(next) : 0n,
      };
      const result = readText(writeOtpUri(settings));
      expect(result.accounts).toEqual([settings]);
      expect(result.error).toBeUndefined();
      expect(result.findings.filter(({ rule }) => !aboutValues.test(rule))).toEqual([]);
    }
  });
});

describe('tolerated deviations', () => {
  it.each<[string, string, Partial<OtpSettings>, readonly RuleId[]]>([
    ['upper-case scheme', head.replace('otpauth', 'OTPAUTH'), {}, ['key-uri-scheme-case']],
    ['upper-case type', head.replace('totp', 'TOTP'), {}, ['key-uri-type-case']],
    ["Apple's scheme", `apple-${head}`, {}, []],
    ['one slash', head.replace('//', '/'), {}, ['key-uri-slashes']],
    ['other text around the URI', `Scan: <${head}>`, {}, ['key-uri-text-around']],
    ['line break', head.replace('&', '\r\n  &'), {}, ['key-uri-line-breaks']],
    ['URI encoded twice', encodeURIComponent(head), {}, ['key-uri-encoded-whole']],
    ['HTML escapes', head.replace('&', '&amp;'), {}, ['key-uri-html-escapes']],
    [
      'ampersand in the issuer',
      `${head.replaceAll('Example:', 'AC%26ME:').replace('=Example', '=AC&ME')}&digits=6`,
      { issuer: 'AC&ME' },
      ['rfc3986-ampersand'],
    ],
    [
      'two ampersands and spaces in the issuer',
      head.replaceAll('Example:', 'A%20%26%20B%26C:').replace('=Example', '=A%20&%20B&C'),
      { issuer: 'A & B&C' },
      ['rfc3986-ampersand'],
    ],
    [
      'ampersand in the issuer, with HTML escapes',
      head.replaceAll('Example:', 'AC%26ME:').replace('&issuer=Example', '&amp;issuer=AC&amp;ME'),
      { issuer: 'AC&ME' },
      ['key-uri-html-escapes', 'rfc3986-ampersand'],
    ],
    [
      'ampersand in a repeated issuer',
      `${head}&issuer=Other&ME`,
      {},
      ['key-uri-parameter-repeated', 'key-uri-parameter-unknown'],
    ],
    ['unknown parameter after the issuer', `${head}&ME=1`, {}, ['key-uri-parameter-unknown']],
    ['parameter of an app without a value', `${head}&lock`, {}, ['freeotp-parameter']],
    [
      'unknown parameter without a value, not after the issuer',
      `${head}&digits=6&ME`,
      {},
      ['key-uri-parameter-unknown'],
    ],
    ['no question mark', head.replace('?', '&'), {}, ['rfc3986-query']],
    [
      'no question mark, in prose',
      `Scan ${head.replace('?', '&')} now`,
      {},
      ['key-uri-text-around', 'rfc3986-query'],
    ],
    [
      'no question mark, and an issuer first',
      head.replace(/\?(secret=.*)&(issuer=.*)/, '&$2&$1'),
      {},
      ['rfc3986-query'],
    ],
    ['fragment', `${head}#top`, {}, ['rfc3986-fragment']],
    [
      'raw UTF-8',
      head.replaceAll('Example', '회사 이름'),
      { issuer: '회사 이름' },
      ['rfc3986-raw', 'rfc3986-raw'],
    ],
    ['bad escape', head.replace('Tester', '100%'), { account: '100%' }, ['rfc3986-escape']],
    [
      'bytes that are not UTF-8',
      head.replace('Tester', '%B0%A1'),
      { account: '%B0%A1' },
      ['rfc3986-escape'],
    ],
    [
      'raw # in the label',
      head.replace('Example', 'C#').replace('=Example', '=C%23'),
      { issuer: 'C#' },
      ['rfc3986-fragment'],
    ],
    ['spaces in the secret', head.replace('GEZD', 'GEZD%20'), {}, ['key-uri-secret-spaces']],
    ['plus signs in the secret', head.replace('GEZD', 'GEZD+'), {}, ['key-uri-secret-spaces']],
    ['dashes in the secret', head.replace('GEZD', 'GEZD-'), {}, ['key-uri-secret-spaces']],
    ['lower-case secret', head.replace('GEZD', 'gezd'), {}, ['key-uri-secret-case']],
    ['padding', head.replace(secret, `${secret}====`), {}, ['key-uri-secret-padding']],
    ['escaped padding', head.replace(secret, `${secret}%3D`), {}, ['key-uri-secret-padding']],
    ['parameter in capitals', head.replace('issuer', 'Issuer'), {}, ['key-uri-parameter-case']],
    ['repeated parameter', `${head}&issuer=Other&issuer=b`, {}, ['key-uri-parameter-repeated']],
    ['empty parameter', `${head}&digits=`, {}, ['key-uri-parameter-empty']],
    ['unknown parameter', `${head}&mood=x&mood=y`, {}, ['key-uri-parameter-unknown']],
    ['algorithm in lower case', `${head}&algorithm=sha1`, {}, ['key-uri-algorithm-case']],
    [
      'algorithm with a hyphen',
      `${head}&algorithm=HMAC-SHA-256`,
      { algorithm: 'SHA256' },
      ['key-uri-algorithm-case', 'key-uri-algorithm-support'],
    ],
    [
      'no issuer at all',
      head.replace('Example:', '').replace(/&issuer.*/, ''),
      { issuer: '' },
      ['key-uri-issuer-missing'],
    ],
    [
      'issuer in the label only',
      head.replace(/&issuer.*/, ''),
      {},
      ['key-uri-issuer-parameter-missing'],
    ],
    [
      'issuer only as a parameter',
      head.replace('Example:', ''),
      {},
      ['key-uri-issuer-prefix-missing'],
    ],
    ['escaped colon', head.replace(':T', '%3AT'), {}, []],
    ['space before the account', head.replace(':T', ':%20T'), {}, []],
    ['two colons', head.replace('Tester', 'a:b'), { account: 'a:b' }, ['key-uri-label-colons']],
    ['two issuers', `${head}2`, { issuer: 'Example2' }, ['key-uri-issuer-mismatch']],
    [
      'plus signs for spaces',
      head.replace('Example', 'My%20Company').replace('=Example', '=My+Company'),
      { issuer: 'My Company' },
      ['key-uri-plus'],
    ],
    [
      'no label',
      head.replace('/Example:Tester', ''),
      { account: '' },
      ['key-uri-label-missing', 'key-uri-issuer-prefix-missing'],
    ],
    ['no counter', head.replace('totp', 'hotp'), { type: 'hotp' }, ['key-uri-counter-missing']],
    ['counter with totp', `${head}&counter=7`, {}, ['key-uri-counter-totp']],
    [
      'period with hotp',
      `${head.replace('totp', 'hotp')}&counter=18446744073709551615&period=60`,
      { type: 'hotp', counter: 2n ** 64n - 1n },
      ['key-uri-period-hotp'],
    ],
    ['period', `${head}&period=45`, { period: 45 }, ['key-uri-period']],
    ['five digits', `${head}&digits=5`, { digits: 5 }, ['rfc4226-R4']],
    ['seven digits', `${head}&digits=7`, { digits: 7 }, ['key-uri-digits']],
    ['ten digits', `${head}&digits=10`, { digits: 10 }, ['rfc4226-E2']],
    [
      'short secret',
      head.replace(secret, 'GEZDGNBVGY3TQOJQ'),
      { secret: 'GEZDGNBVGY3TQOJQ' },
      ['rfc4226-R6'],
    ],
    [
      'bidirectional control',
      head.replace('Tester', 'a%E2%80%AEb'),
      { account: 'a\u202Eb' },
      ['key-uri-control-characters'],
    ],
  ])('%s: is read and reported', (_, text, change, rules) => {
    const result = readText(text);
    expect(result.accounts).toEqual([{ ...plain, ...change }]);
    expect(result.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(result.findings.every(({ account }) => account === 0)).toBe(
      !rules.includes('key-uri-encoded-whole'),
    );
  });

  it('are corrected: a missing question mark', () => {
    const result = readText('otpauth://totp/ACME:bob&secret=JBSWY3DPEHPK3PXP');
    expect(result.findings.map(({ rule }) => rule)).toContain('rfc3986-query');
    expect(result.accounts.map((account) => writeOtpUri(account))).toEqual([
      expect.stringMatching(/^otpauth:\/\/totp\/ACME:bob\?secret=JBSWY3DPEHPK3PXP&issuer=ACME/),
    ]);
  });

  it.each([
    'otpauth://totp/bob?secret=JBSWY3DPEHPK3PXP&issuer=AC&ME&digits=8',
    'otpauth://totp/AC%26ME:bob?Secret=JBSWY3DPEHPK3PXP&issuer=AC&ME&digits=8',
  ])('are corrected: an ampersand in the issuer of %s', (uri) => {
    const { accounts, findings } = readText(uri);
    const [{ values } = { values: {} }] = findings.filter(
      ({ rule }) => rule === 'rfc3986-ampersand',
    );
    expect(values).toEqual({ issuer: 'AC&ME' });
    expect(findings.map(({ rule }) => rule)).not.toContain('key-uri-parameter-unknown');
    expect(accounts.map((account) => writeOtpUri(account))).toEqual([
      expect.stringContaining('&issuer=AC%26ME'),
    ]);
    expect(accounts[0]?.digits).toBe(8);
  });

  it('end an issuer with an ampersand where its line ends, unless the label has a longer one', () => {
    const issuerOf = (text: string) => readText(text).accounts[0]?.issuer;
    expect(issuerOf(`${head.replace('=Example', '=AC&ME')}\nalice`)).toBe('AC&ME');
    const labeled = head.replace('Example:', 'AC%26ME:');
    expect(issuerOf(labeled.replace('=Example', '=AC&M\nE'))).toBe('AC&ME');
    expect(issuerOf(labeled.replace('=Example', '=AC&ME&dig\nits=8'))).toBe('AC&ME');
  });

  it('keep an ampersand in a label without parameters', () => {
    const { error, findings } = readText('otpauth://totp/A&B:bob');
    expect([error?.rule, error?.name]).toEqual(['key-uri-secret-missing', 'A&B: bob']);
    expect(findings.map(({ rule }) => rule)).not.toContain('rfc3986-query');
  });

  it('names the two issuers', () => {
    expect(readText(`${head}2`).findings[0]?.values).toEqual({
      label: 'Example',
      parameter: 'Example2',
    });
  });
});

describe('errors', () => {
  it.each<[string, RuleId]>([
    ['', 'key-uri-scheme'],
    ['hello', 'key-uri-scheme'],
    ['https://example.com/?otpauth', 'key-uri-scheme'],
    ['xotpauth://totp/a?secret=AA', 'key-uri-scheme'],
    ['otpauth://', 'key-uri-type'],
    [head.replace('totp', 'ocra'), 'key-uri-type'],
    [head.replace('secret', 'key'), 'key-uri-secret-missing'],
    [head.replace(secret, ''), 'key-uri-secret-missing'],
    [head.replace(secret, '===='), 'key-uri-secret-missing'],
    [head.replace('GEZD', 'GEZ1'), 'rfc4648-character'],
    [head.replace('GEZD', 'GE'), 'rfc4648-length'],
    [head.replace('GEZD', 'GE=D'), 'rfc4648-padding'],
    [`${head}&algorithm=MD5`, 'key-uri-algorithm'],
    [`${head}&algorithm=SHA3-256`, 'key-uri-algorithm'],
    [`${head}&digits=0`, 'rfc4226-digits'],
    [`${head}&digits=3`, 'rfc4226-digits'],
    [`${head}&digits=11`, 'rfc4226-digits'],
    [`${head}&digits=six`, 'rfc4226-digits'],
    [`${head}&period=0`, 'rfc6238-period'],
    [`${head}&period=-30`, 'rfc6238-period'],
    [`${head}&period=1e3`, 'rfc6238-period'],
    [`${head.replace('totp', 'hotp')}&counter=-1`, 'rfc4226-counter'],
    [`${head.replace('totp', 'hotp')}&counter=18446744073709551616`, 'rfc4226-counter'],
    ['a'.repeat(5_000_000), 'key-uri-too-long'],
  ])('%.60s: reports %s', (text, rule) => {
    const result = readText(text);
    expect(result.accounts).toEqual([]);
    expect(result.error?.rule).toBe(rule);
    expect(result.error?.severity).toBe('error');
  });

  it('distinguishes a bare secret, another URL and other text', () => {
    const resembles = [
      secret,
      secret.toLowerCase().replaceAll(/(.{4})/g, '$1 '),
      '3132333435363738393031323334353637383930',
      'https://example.com',
      'hello',
      'optauth://totp/a?secret=AA',
      'otpau',
    ].map((text) => readText(text).error?.values['resembles']);
    expect(resembles).toEqual([
      'secret',
      'secret',
      'hexadecimal',
      'foreign',
      'foreign',
      'address',
      'text',
    ]);
    expect(readText('3132333435363738393031323334353637383930').error?.values['base32']).toBe(
      secret,
    );
  });

  it('names the invalid character and its position from 1', () => {
    expect(readText(head.replace('GEZD', 'GEZ1')).error?.values).toEqual({
      position: 4,
      character: '1',
      suggestions: 'I L',
    });
  });

  it('reports every fault, not just the first', () => {
    expect(rulesOf(`${head.replace('GEZD', 'GEZ1')}&digits=0&period=0`)).toEqual([
      'rfc4226-digits',
      'rfc6238-period',
      'rfc4648-character',
    ]);
  });
});

describe('several URIs', () => {
  it('are read in order, with the account of each finding', () => {
    const result = readText(`${head}&digits=0\n${head}\n\n${head}&period=60`);
    expect(result.accounts).toEqual([plain, { ...plain, period: 60 }]);
    expect(result.error).toBeUndefined();
    expect(result.findings.map(({ rule, account }) => [rule, account])).toEqual([
      ['rfc4226-digits', undefined],
      ['key-uri-period', 1],
    ]);
  });
});

describe('mutated input', () => {
  it('gives usable accounts or an error, and only known rules', () => {
    const next = seededNumbers(100_000);
    for (let round = 0; round < allOrSample(5000, 1500); round += 1) {
      const result = readText(mutatedText(next));
      expect(result.accounts.length > 0).toBe(result.error === undefined);
      expect(result.findings.every(({ rule }) => rule in readRules)).toBe(true);
      for (const account of result.accounts) {
        const decoded = decodeBase32(account.secret);
        if (!decoded.ok) throw new Error(account.secret);
        expect(hotp({ ...account, secret: decoded.bytes })).toHaveLength(account.digits);
      }
    }
  }, 60_000);

  it.each([
    ' ',
    '=',
    '\n',
    '%',
    '%41',
    '&',
    '+',
    '"',
    ':',
    '%3A',
    ',',
    "'",
    '&a=',
    '&a',
    '&issuer=a&b',
    'A\n',
    'AAAA ',
    '{"a":',
    'otpauth:',
    'otpauth://totp/a ',
    '0',
    '\u200B',
  ])('with a long run of %j is read in time', (piece) => {
    const run = piece.repeat(Math.floor(130_000 / piece.length));
    const inNames = `otpauth://totp/${run}:a?secret=${secret}&issuer=${run}`;
    const inQuotes = `'${head}${run}`;
    const inTable = `login_totp,name\n"${run}`;
    for (const text of [
      run,
      `${run}x`,
      head + run,
      `${head}${run}x`,
      `${head} ${run}`,
      `${head}&digits=${run}x`,
      `otpauth://totp/a?secret=${run}`,
      inNames,
      inQuotes,
      inTable,
    ])
      expect(readText(text).findings.length).toBeGreaterThan(-1);
  });
});

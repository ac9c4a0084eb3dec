import { describe, expect, it } from 'vitest';
import type { OtpSettings } from '../../settings.ts';
import { readText } from '../text.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'alice',
  secret,
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
};
const uri = `otpauth://totp/Example:alice?secret=${secret}&issuer=Example`;

const rulesIn = (content: unknown) =>
  readText(typeof content === 'string' ? content : JSON.stringify(content)).findings.map(
    ({ rule }) => rule,
  );
const read = (content: unknown) =>
  readText(typeof content === 'string' ? content : JSON.stringify(content));

const aegis = (entries: readonly unknown[]) => ({
  version: 1,
  header: { slots: null, params: null },
  db: { version: 2, entries },
});
const aegisInfo = { secret, algo: 'SHA1', digits: 6, period: 30 };
const aegisEntry = { type: 'totp', name: 'alice', issuer: 'Example', info: aegisInfo };

describe('the forms that the writers do not have', () => {
  it.each<[string, unknown, Partial<OtpSettings>]>([
    [
      '2FAS, version 1: without type, digits, algorithm and period',
      {
        services: [{ name: 'Example', secret, otp: { account: 'alice', issuer: 'Example' } }],
        schemaVersion: 1,
      },
      {},
    ],
    [
      '2FAS: the name where there is no issuer',
      { services: [{ name: 'Example', secret, otp: { account: 'alice' } }], schemaVersion: 4 },
      {},
    ],
    [
      'Bitwarden: a secret alone, with spaces and in lower case',
      {
        encrypted: false,
        items: [
          { name: 'Note', notes: 'x' },
          { name: 'Other', login: { username: 'bob', totp: null } },
          {
            name: 'Example',
            login: { username: 'alice', totp: secret.toLowerCase().replaceAll(/(.{4})/g, '$1 ') },
          },
        ],
      },
      {},
    ],
    [
      'Bitwarden, CSV: a secret alone',
      `folder,name,login_uri,login_username,login_totp\n,Other,,bob,\n,Example,,alice,${secret}\n`,
      {},
    ],
    [
      'FreeOTP+: names that were changed in the app',
      {
        tokens: [
          {
            algo: 'SHA1',
            digits: 6,
            counter: 0,
            period: 30,
            type: 'TOTP',
            issuerExt: 'Before',
            issuerInt: 'Before',
            issuerAlt: 'Example',
            label: 'before',
            labelAlt: 'alice',
            secret: [...Buffer.from('12345678901234567890')],
          },
        ],
        tokenOrder: ['Before:before'],
      },
      {},
    ],
    [
      'Aegis: an algorithm in its longer name',
      aegis([{ ...aegisEntry, info: { ...aegisInfo, algo: 'HmacSHA256' } }]),
      { algorithm: 'SHA256' },
    ],
    ['with a byte order mark', `\uFEFF${JSON.stringify(aegis([aegisEntry]))}`, {}],
  ])('%s', (_, content, change) => {
    expect(read(content).accounts).toEqual([{ ...settings, ...change }]);
    expect(rulesIn(content)).toContain('file-app');
  });
});

describe('encrypted files', () => {
  it.each<[string, unknown]>([
    ['Aegis', { version: 1, header: { slots: [{}], params: {} }, db: 'AAAA' }],
    ['2FAS', { services: [], servicesEncrypted: 'a:b:c', reference: 'd', schemaVersion: 4 }],
    [
      'Bitwarden',
      { encrypted: true, encKeyValidation_DO_NOT_EDIT: '2.a', items: [{ name: '2.b' }] },
    ],
    ['Bitwarden', { encrypted: true, passwordProtected: true, salt: 'x', data: '2.c' }],
    ['Ente Auth', { version: 1, kdfParams: {}, encryptedData: 'a', encryptionNonce: 'b' }],
  ])('of %s are told so', (_, content) => {
    expect(read(content).accounts).toEqual([]);
    expect(read(content).error?.rule).toBe('file-encrypted');
  });
});

describe('entries that give no code', () => {
  const steam = {
    ...aegisEntry,
    type: 'steam',
    issuer: 'Boeing',
    info: { ...aegisInfo, digits: 5 },
  };

  it.each<[string, unknown, string]>([
    ['Steam', steam, 'key-uri-type'],
    ['mOTP', { ...aegisEntry, type: 'motp' }, 'key-uri-type'],
    ['no type', { ...aegisEntry, type: undefined }, 'key-uri-type'],
    ['no info', { ...aegisEntry, info: undefined }, 'key-uri-secret-missing'],
    [
      'a secret that is none',
      { ...aegisEntry, info: { ...aegisInfo, secret: '1' } },
      'rfc4648-character',
    ],
    [
      'an algorithm that is none',
      { ...aegisEntry, info: { ...aegisInfo, algo: 'MD5' } },
      'key-uri-algorithm',
    ],
    ['digits', { ...aegisEntry, info: { ...aegisInfo, digits: 12 } }, 'rfc4226-digits'],
    ['a period', { ...aegisEntry, info: { ...aegisInfo, period: 0 } }, 'rfc6238-period'],
    [
      'a counter that JSON does not hold exactly',
      { ...aegisEntry, type: 'hotp', info: { ...aegisInfo, counter: 2 ** 60 } },
      'rfc4226-counter',
    ],
    ['a number', 7, 'file-entry'],
    ['nothing', null, 'file-entry'],
    ['a list', [1], 'file-entry'],
  ])('%s: an error alone, a finding with its name beside others', (_, entry, rule) => {
    expect(read(aegis([entry])).error?.rule).toBe(rule);
    const both = read(aegis([entry, aegisEntry]));
    expect(both.accounts).toEqual([settings]);
    expect(both.error).toBeUndefined();
    const finding = both.findings.find((one) => one.rule === rule);
    expect(finding?.account).toBeUndefined();
    expect(finding?.name).toBe(
      typeof entry === 'object' && entry && 'issuer' in entry
        ? `${String(entry.issuer)}: alice`
        : undefined,
    );
  });

  it('of Bitwarden: Steam, and a URI of another scheme', () => {
    const items = ['steam://GEZDGNBVGY3TQOJQ', 'https://example.com'].map((totp) => ({
      name: 'Item',
      login: { totp },
    }));
    expect(rulesIn({ encrypted: false, items })).toEqual([
      'file-app',
      'key-uri-type',
      'rfc4648-character',
    ]);
  });

  it.each<[string, unknown]>([
    ['Aegis', aegis([])],
    ['2FAS', { services: [], schemaVersion: 4 }],
    ['Bitwarden', { encrypted: false, items: [{ name: 'x', login: { totp: null } }] }],
    ['Bitwarden, CSV', 'folder,name,login_totp\n,x,\n'],
    ['KeePassXC', '"Group","Title","TOTP","Icon"\n"Root","x","","0"\n'],
    ['FreeOTP+', { tokens: [], tokenOrder: [] }],
  ])('%s: no entry at all is an error', (_, content) => {
    expect(read(content).error?.rule).toBe('file-empty');
  });
});

describe('names', () => {
  it.each([
    ['a\u202Eb', 'key-uri-control-characters'],
    ['a\0b', 'key-uri-control-characters'],
    ['a\uFFFDb', 'rfc3629-utf8'],
    ['a\uD800b', 'rfc3629-utf8'],
  ])('%j: %s', (name, rule) => {
    const { findings } = read(aegis([{ ...aegisEntry, name, issuer: name }]));
    const fields = findings.filter((one) => one.rule === rule).map(({ values }) => values['field']);
    expect(fields).toEqual(['issuer', 'account']);
  });
});

describe('other JSON and tables', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['no address in it', { a: [1, null, 'x'] }, ['key-uri-scheme']],
    ['a number', 7, ['key-uri-scheme']],
    ['a text', 'hello', ['key-uri-scheme']],
    ['a list with other things', [1, { secret: 1 }, uri], []],
    ['a header that is like Bitwarden’s', 'login_totp', ['key-uri-scheme']],
  ])('%s', (_, content, rules) => {
    expect(rulesIn(content)).toEqual(rules);
  });

  it('of great depth and length are read', () => {
    const deep = `${'['.repeat(100_000)}"${uri}"${']'.repeat(100_000)}`;
    expect(read(deep).accounts).toEqual([settings]);
    const wide = JSON.stringify(Array.from({ length: 100_000 }, () => 'x'));
    expect(read(wide).error?.rule).toBe('key-uri-scheme');
    const note = `"${'a""\n'.repeat(500_000)}"`;
    expect(read(`name,notes,login_totp\nA,${note},${uri}\n`).accounts).toEqual([settings]);
  });

  it('whose names are those of every object are no entry', () => {
    const text = `{"__proto__":{"db":{}},"constructor":1,"db":{"entries":[{"__proto__":{"type":"totp"}}]},"header":{}}`;
    expect(read(text).error?.rule).toBe('key-uri-type');
  });
});

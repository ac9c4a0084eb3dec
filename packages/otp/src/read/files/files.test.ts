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

describe('formats that no writer in testing/ produces', () => {
  it.each<[string, unknown, Partial<OtpSettings>]>([
    [
      '2FAS version 1, without type, digits, algorithm and period',
      {
        services: [{ name: 'Example', secret, otp: { account: 'alice', issuer: 'Example' } }],
        schemaVersion: 1,
      },
      {},
    ],
    [
      '2FAS without an issuer, using the name',
      { services: [{ name: 'Example', secret, otp: { account: 'alice' } }], schemaVersion: 4 },
      {},
    ],
    [
      'Bitwarden with just a secret, in lower case with spaces',
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
      'Bitwarden CSV with just a secret',
      `folder,name,login_uri,login_username,login_totp\n,Other,,bob,\n,Example,,alice,${secret}\n`,
      {},
    ],
    [
      'FreeOTP+ with names that were changed in the app',
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
      'Aegis with a long algorithm name',
      aegis([{ ...aegisEntry, info: { ...aegisInfo, algo: 'HmacSHA256' } }]),
      { algorithm: 'SHA256' },
    ],
    [
      'LastPass CSV with just a secret',
      `url,username,password,totp,extra,name,grouping,fav\nhttp://sn,,,,note,Note,,0\nhttps://x.org,alice,p,${secret},,Example,Group,0\n`,
      {},
    ],
    [
      'Duo Mobile, TOTP',
      [
        {
          version: 1,
          accountType: 'OtpAccount',
          name: 'alice',
          otpGenerator: { otpSecret: secret },
        },
      ],
      { issuer: '' },
    ],
    [
      'Duo Mobile, HOTP',
      [{ name: 'alice', otpGenerator: { otpSecret: secret, counter: 3 } }],
      { type: 'hotp', issuer: '', counter: 3n },
    ],
    ['Aegis with a byte order mark', `\uFEFF${JSON.stringify(aegis([aegisEntry]))}`, {}],
  ])('reads %s', (_, content, change) => {
    expect(read(content).accounts).toEqual([{ ...settings, ...change }]);
    expect(rulesIn(content)).toContain('file-app');
  });
});

describe('an encrypted file', () => {
  it.each<[string, unknown]>([
    ['Aegis', { version: 1, header: { slots: [{}], params: {} }, db: 'AAAA' }],
    ['2FAS', { services: [], servicesEncrypted: 'a:b:c', reference: 'd', schemaVersion: 4 }],
    [
      'Bitwarden',
      { encrypted: true, encKeyValidation_DO_NOT_EDIT: '2.a', items: [{ name: '2.b' }] },
    ],
    ['Bitwarden', { encrypted: true, passwordProtected: true, salt: 'x', data: '2.c' }],
    [
      'FreeOTP 1 with encrypted values',
      '<?xml version="1.0"?>\n<map><string name="masterKey">{&quot;mCipherText&quot;:[1]}</string></map>',
    ],
    ['Ente Auth', { version: 1, kdfParams: {}, encryptedData: 'a', encryptionNonce: 'b' }],
  ])('of %s is reported as encrypted', (_, content) => {
    expect(read(content).accounts).toEqual([]);
    expect(read(content).error?.rule).toBe('file-encrypted');
  });
});

describe('unusable entries', () => {
  it.each<[string, unknown, string]>([
    ['no type', { ...aegisEntry, type: undefined }, 'key-uri-type'],
    ['no info', { ...aegisEntry, info: undefined }, 'key-uri-secret-missing'],
    [
      'an invalid secret',
      { ...aegisEntry, info: { ...aegisInfo, secret: '1' } },
      'rfc4648-character',
    ],
    [
      'an unsupported algorithm',
      { ...aegisEntry, info: { ...aegisInfo, algo: 'MD5' } },
      'key-uri-algorithm',
    ],
    ['invalid digits', { ...aegisEntry, info: { ...aegisInfo, digits: 12 } }, 'rfc4226-digits'],
    ['an invalid period', { ...aegisEntry, info: { ...aegisInfo, period: 0 } }, 'rfc6238-period'],
    [
      "a counter that JSON numbers can't represent exactly",
      { ...aegisEntry, type: 'hotp', info: { ...aegisInfo, counter: 2 ** 60 } },
      'rfc4226-counter',
    ],
    ['a number instead of an entry', 7, 'file-entry'],
    ['null instead of an entry', null, 'file-entry'],
    ['an array instead of an entry', [1], 'file-entry'],
  ])(
    '%s: is an error, or a finding with its name if there are other accounts',
    (_, entry, rule) => {
      expect(read(aegis([entry])).error?.rule).toBe(rule);
      const both = read(aegis([entry, aegisEntry]));
      expect(both.accounts).toEqual([settings]);
      expect(both.error).toBeUndefined();
      const finding = both.findings.find((candidate) => candidate.rule === rule);
      expect(finding?.account).toBeUndefined();
      expect(finding?.name).toBe(
        typeof entry === 'object' && entry && 'issuer' in entry
          ? `${String(entry.issuer)}: alice`
          : undefined,
      );
    },
  );

  it('reports other URI schemes in Bitwarden files', () => {
    const items = ['https://example.com'].map((totp) => ({
      name: 'Item',
      login: { totp },
    }));
    expect(rulesIn({ encrypted: false, items })).toEqual(['file-app', 'rfc4648-character']);
  });

  it.each<[string, unknown]>([
    ['Aegis', aegis([])],
    ['2FAS', { services: [], schemaVersion: 4 }],
    ['Bitwarden', { encrypted: false, items: [{ name: 'x', login: { totp: null } }] }],
    ['Bitwarden, CSV', 'folder,name,login_totp\n,x,\n'],
    ['KeePassXC', '"Group","Title","TOTP","Icon"\n"Root","x","","0"\n'],
    ['FreeOTP+', { tokens: [], tokenOrder: [] }],
  ])('%s: reports a file without entries', (_, content) => {
    expect(read(content).error?.rule).toBe('file-empty');
  });
});

describe('names', () => {
  it.each([
    ['a\u202Eb', 'key-uri-control-characters'],
    ['a\0b', 'key-uri-control-characters'],
    ['a\uFFFDb', 'rfc3629-utf8'],
    ['a\uD800b', 'rfc3629-utf8'],
  ])('%j is reported as %s', (name, rule) => {
    const { findings } = read(aegis([{ ...aegisEntry, name, issuer: name }]));
    const fields = findings
      .filter((finding) => finding.rule === rule)
      .map(({ values }) => values['field']);
    expect(fields).toEqual(['issuer', 'account']);
  });
});

describe('other JSON and tables', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['an object without a URI', { a: [1, null, 'x'] }, ['key-uri-scheme']],
    ['a single number', 7, ['key-uri-scheme']],
    ['a single string', 'hello', ['key-uri-scheme']],
    ['an array with other values', [1, { secret: 1 }, uri], []],
    ['a header like Bitwarden’s', 'login_totp', ['key-uri-scheme']],
  ])('%s: reports the expected rules', (_, content, rules) => {
    expect(rulesIn(content)).toEqual(rules);
  });

  it('reads very deep and very long content', () => {
    const deep = `${'['.repeat(2_000_000)}"${uri}"${']'.repeat(2_000_000)}`;
    expect(read(deep).accounts).toEqual([settings]);
    const wide = JSON.stringify(Array.from({ length: 100_000 }, () => 'x'));
    expect(read(wide).error?.rule).toBe('key-uri-scheme');
    const note = `"${'a""\n'.repeat(500_000)}"`;
    expect(read(`name,notes,login_totp\nA,${note},${uri}\n`).accounts).toEqual([settings]);
  });

  it('ignores property names of Object.prototype', () => {
    const text = `{"__proto__":{"db":{}},"constructor":1,"db":{"entries":[{"__proto__":{"type":"totp"}}]},"header":{}}`;
    expect(read(text).error?.rule).toBe('key-uri-type');
  });
});

import { describe, expect, it } from 'vitest';
import { encodeBase32 } from '../base32.ts';
import { type ExportAccount, exportPayload, exportUri } from '../testing/export.ts';
import { randomBytes, seededNumbers } from '../testing/random.ts';
import { incompleteBatches } from './batch.ts';
import { readText } from './text.ts';

const secret = randomBytes(seededNumbers(1), 20);
const account: ExportAccount = {
  secret,
  name: 'Example:tester',
  issuer: 'Example',
  algorithm: 1,
  digits: 1,
  type: 2,
  counter: 0n,
};
const settings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: encodeBase32(secret, { padding: false }),
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
};
const read = (accounts: readonly ExportAccount[]) => readText(exportUri(exportPayload(accounts)));
const named = (name: string): ExportAccount => ({ ...account, name });

describe("Google Authenticator's export", () => {
  it('contains several accounts', () => {
    const result = read([
      account,
      { ...account, algorithm: 2, digits: 2 },
      { ...account, algorithm: 3, type: 1, counter: 2n ** 62n },
    ]);
    expect(result.accounts).toEqual([
      settings,
      { ...settings, algorithm: 'SHA256', digits: 8 },
      { ...settings, algorithm: 'SHA512', type: 'hotp', counter: 2n ** 62n },
    ]);
    expect(result.findings.map(({ rule }) => rule)).toEqual(['google-export-period']);
    expect(result.error).toBeUndefined();
    expect(result.batches).toEqual([]);
  });

  it('is read as the app writes it', () => {
    // 'Hello!' and DE AD BE EF, the sample secret of the Key URI Format.
    const uri =
      'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZTAC';
    expect(readText(uri).accounts).toEqual([
      { ...settings, account: 'alice@google.com', secret: 'JBSWY3DPEHPK3PXP' },
    ]);
  });

  it.each([
    ['Example:a', 'Example', 'Example', 'a'],
    ['a', 'Example', 'Example', 'a'],
    ['Other:a', 'Example', 'Example', 'Other:a'],
    ['Other: a', '', 'Other', 'a'],
    ['a', '', '', 'a'],
    ['한글:이름', '한글', '한글', '이름'],
  ])('splits name %s with issuer %s', (name, issuer, wantedIssuer, wantedAccount) => {
    const [first] = read([{ ...account, name, issuer }]).accounts;
    expect([first?.issuer, first?.account]).toEqual([wantedIssuer, wantedAccount]);
  });

  it.each([
    ['Big:Co:alice', 'Big:Co', 'Big:Co', 'alice'],
    ['Big:Co:a:b', 'Big:Co', 'Big:Co', 'a:b'],
    ['Big:Co:alice', 'Big', 'Big', 'Co:alice'],
  ])('splits name %s, with colons, by issuer %s', (name, issuer, wantedIssuer, wantedAccount) => {
    const [first] = read([{ ...account, name, issuer }]).accounts;
    expect([first?.issuer, first?.account]).toEqual([wantedIssuer, wantedAccount]);
  });

  it.each<[string | Uint8Array, string]>([
    ['a\u202Eb', 'key-uri-control-characters'],
    ['a\0b', 'key-uri-control-characters'],
    [Uint8Array.of(0x61, 0xb0, 0xa1, 0x62), 'rfc3629-utf8'],
  ])('reports the name %j as %s', (name, rule) => {
    const { accounts, findings } = read([{ ...account, name, issuer: name }]);
    expect(accounts).toHaveLength(1);
    const fields = findings
      .filter((finding) => finding.rule === rule)
      .map(({ values }) => values['field']);
    expect(fields).toEqual(['issuer', 'account']);
  });

  it('uses and reports defaults for fields that the app left unset', () => {
    const result = read([{ ...account, algorithm: 0, digits: 0, type: 0 }]);
    expect(result.accounts).toEqual([settings]);
    expect(result.findings.map(({ values }) => values['field'])).toEqual([
      undefined,
      'algorithm',
      'digits',
      'type',
    ]);
  });

  it.each([
    [{ algorithm: 4 }, 'google-export-algorithm'],
    [{ algorithm: 9 }, 'google-export-algorithm'],
    [{ digits: 3 }, 'google-export-digits'],
    [{ type: 3 }, 'google-export-type'],
    [{ secret: new Uint8Array() }, 'google-export-secret'],
    [{ type: 1, counter: -1n }, 'google-export-counter'],
  ])('%o: is an error, or a finding if there are other accounts', (change, rule) => {
    expect(read([{ ...account, ...change }]).error?.rule).toBe(rule);
    const both = read([{ ...account, ...change }, account]);
    expect(both.accounts).toEqual([settings]);
    expect(both.error).toBeUndefined();
    expect(both.findings.find((finding) => finding.rule === rule)?.account).toBeUndefined();
  });

  it.each([
    ['otpauth-migration://offline', 'google-export-data'],
    ['otpauth-migration://offline?data=', 'google-export-data'],
    ['otpauth-migration://offline?data=A', 'google-export-base64'],
    ['otpauth-migration://offline?data=AA*A', 'google-export-base64'],
    ['otpauth-migration://offline?data=CjEKCkhl', 'google-export-payload'],
    ['otpauth-migration://offline?data=EAE%3D', 'google-export-empty'],
  ])('%s: reports %s', (text, rule) => {
    const result = readText(text);
    expect(result.accounts).toEqual([]);
    expect(result.error?.rule).toBe(rule);
  });

  it('is read with raw, space-damaged, URL-safe and unpadded Base64', () => {
    // This payload's Base64 has both '+' and '/'.
    const secrets = Array.from({ length: 200 }, (_, seed) => randomBytes(seededNumbers(seed), 20));
    const payload = exportPayload(secrets.map((bytes) => ({ ...account, secret: bytes })));
    const text = Buffer.from(payload).toString('base64');
    expect(text).toMatch(/\+.*\//);
    const wanted = readText(exportUri(payload)).accounts;
    expect(wanted).toHaveLength(200);
    for (const data of [
      text,
      text.replaceAll('+', ' '),
      text.replaceAll('+', '-').replaceAll('/', '_'),
      text.replaceAll('=', ''),
    ])
      expect(readText(`otpauth-migration://offline?data=${data}`).accounts).toEqual(wanted);
  });
});

const qrCode = (index: number, id = 77, size = 3) =>
  exportUri(exportPayload([named(`account ${index}`)], { size, index, id }));
const accountsOf = (text: string) => readText(text).accounts.map(({ account }) => account);

describe('an export of several QR codes', () => {
  it('is sorted by index', () => {
    const text = [qrCode(2), qrCode(0), qrCode(1)].join('\n');
    expect(accountsOf(text)).toEqual(['account 0', 'account 1', 'account 2']);
    expect(readText(text).batches).toEqual([{ id: 77, size: 3, received: [0, 1, 2], missing: [] }]);
  });

  it('lists the missing QR codes', () => {
    const result = readText([qrCode(2), qrCode(0)].join('\n'));
    expect(result.batches).toMatchObject([{ missing: [1] }]);
    expect(result.findings.find(({ rule }) => rule === 'google-export-batch')?.values).toEqual({
      received: 2,
      size: 3,
    });
  });

  it('ignores a repeated QR code', () => {
    const result = readText([qrCode(1), qrCode(1), qrCode(0)].join('\n'));
    expect(result.accounts).toHaveLength(2);
    expect(result.findings.map(({ rule }) => rule)).toContain('google-export-repeated');
  });

  it('separates two exports', () => {
    const result = readText([qrCode(1, 1), qrCode(1, 2), qrCode(0, 1), qrCode(0, 2)].join('\n'));
    expect(result.accounts.map(({ account }) => account)).toEqual([
      'account 0',
      'account 1',
      'account 0',
      'account 1',
    ]);
    expect(result.batches).toEqual([
      { id: 1, size: 3, received: [0, 1], missing: [2] },
      { id: 2, size: 3, received: [0, 1], missing: [2] },
    ]);
    expect(result.findings.filter(({ rule }) => rule === 'google-export-batch')).toHaveLength(2);
    expect(result.findings.map(({ rule }) => rule)).toContain('google-export-batch-mixed');
  });

  it('is incomplete even if a complete one follows', () => {
    const result = readText([qrCode(0, 1), qrCode(0, 2, 2), qrCode(1, 2, 2)].join('\n'));
    expect(incompleteBatches(result.batches)).toEqual([
      { id: 1, size: 3, received: [0], missing: [1, 2] },
    ]);
    expect(result.findings.map(({ rule }) => rule)).toContain('google-export-batch');
  });

  it('ignores an impossible size or index', () => {
    for (const text of [qrCode(0, 1, 2 ** 40), qrCode(3, 1, 2), qrCode(0, 1, 0)]) {
      expect(readText(text).batches).toEqual([]);
      expect(readText(text).accounts).toHaveLength(1);
    }
  });
});

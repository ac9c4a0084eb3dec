import { exportPayload, exportUri, seededNumbers } from '@otp-lab/otp/testing';
import { defaultSettings } from '@otp-lab/otp';
import { noDetails } from '@otp-lab/otp/read';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TransferAccount } from './account.ts';
import type { FormatId } from './formats.ts';
import { maxInputLength, openAccounts } from './openAccounts.ts';
import { writeAccounts } from './writeAccounts.ts';

const { secret } = defaultSettings;
const uri = `otpauth://totp/Example:alice?secret=${secret}&issuer=Example`;
const account: TransferAccount = {
  ...defaultSettings,
  type: 'totp',
  issuer: 'Example',
  account: 'alice',
  details: noDetails,
};
const toBytes = (text: string) => new TextEncoder().encode(text);
const aegisText = (entry: object = {}) =>
  JSON.stringify({
    version: 1,
    header: { slots: null, params: null },
    db: {
      version: 3,
      entries: [
        {
          type: 'totp',
          name: 'alice',
          issuer: 'Example',
          info: { secret, algo: 'SHA1', digits: 6, period: 30 },
          ...entry,
        },
      ],
    },
  });

const numbers = seededNumbers(31);
const randomBytes = (length: number) =>
  Uint8Array.from({ length }, () => Math.floor(numbers() * 256));
const password = 'correct horse';

async function written(format: FormatId, isEncrypted: boolean): Promise<Uint8Array> {
  const options = { unixMilliseconds: 0, randomBytes, ...(isEncrypted && { password }) };
  const { file } = await writeAccounts(format, [account], options);
  if (file?.kind !== 'file') throw new Error('no file');
  return file.bytes;
}

describe('a page without HTTPS', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('names the missing HTTPS for a file that needs WebCrypto, and opens those that don’t', async () => {
    const [twofas, aegis] = [await written('twofas', true), await written('aegis', true)];
    vi.stubGlobal('crypto', {});
    expect(await openAccounts([twofas], { password })).toMatchObject({
      kind: 'error',
      reason: 'insecure-context',
      app: '2FAS',
    });
    expect(await openAccounts([aegis], { password })).toMatchObject({ kind: 'accounts' });
  });
});

describe('plain input', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a URI', uri, ''],
    ['the bytes of a list', toBytes(`\uFEFF${uri}\r\n`), ''],
    ['a file of Aegis', toBytes(aegisText()), 'Aegis'],
    [
      'a file of Raivo',
      JSON.stringify([
        {
          issuer: 'Example',
          account: 'alice',
          secret,
          algorithm: 'SHA1',
          digits: '6',
          kind: 'TOTP',
          timer: '30',
          counter: '0',
        },
      ]),
      'Raivo OTP',
    ],
  ])('opens %s, and ignores the password', async (_, input, app) => {
    expect(await openAccounts([input], { password })).toEqual({
      kind: 'accounts',
      app,
      accounts: [account],
      unreadable: [],
      batches: [],
    });
  });

  it('gives secrets without padding, spaces and spare bits, and settings with defaults', async () => {
    const texts = [
      'otpauth://totp/a?secret=mzxw%206ytb&period=60',
      'otpauth://hotp/b?secret=MZ%3D%3D&counter=3',
      'otpauth://totp/c?secret=MB',
      `steam://${secret}`,
      'motp://Example:d?secret=e3152afee62599c8',
    ];
    const result = await openAccounts([texts.join('\n')]);
    const accounts = result.kind === 'accounts' ? result.accounts : [];
    const { algorithm, digits, period, counter } = defaultSettings;
    expect(accounts.map((account) => [account.type, account.secret])).toEqual([
      ['totp', 'MZXW6YTB'],
      ['hotp', 'MY'],
      ['totp', 'MA'],
      ['steam', secret],
      ['motp', 'e3152afee62599c8'],
    ]);
    expect(accounts[1]).toMatchObject({ period, counter: 3n });
    for (const account of accounts.slice(3))
      expect(account).toMatchObject({ algorithm, digits, period, counter });
  });

  it('says which QR codes of an export are missing', async () => {
    const code = (index: number) =>
      exportUri(
        exportPayload(
          [
            {
              secret: toBytes('12345678901234567890'),
              name: `user${index}`,
              issuer: 'Example',
              algorithm: 1,
              digits: 1,
              type: 2,
              counter: 0n,
            },
          ],
          { size: 3, index, id: 7 },
        ),
      );
    const partial = await openAccounts([code(2), code(0)]);
    expect(partial).toMatchObject({
      kind: 'accounts',
      app: 'Google Authenticator',
      accounts: [{ account: 'user0' }, { account: 'user2' }],
      batches: [{ size: 3, missing: [1] }],
    });
    expect(await openAccounts([code(1), code(2), code(0)])).toMatchObject({
      batches: [{ missing: [] }],
    });
  });

  it('names what can’t be read beside the accounts', async () => {
    const bad = `otpauth://totp/Example:bob?secret=1&issuer=Example`;
    expect(await openAccounts([uri, bad, 'WIFI:S:home;;'])).toMatchObject({
      kind: 'accounts',
      accounts: [{ account: 'alice' }],
      unreadable: [
        { name: '', finding: { rule: 'key-uri-scheme' } },
        { name: 'Example: bob', finding: { rule: 'rfc4648-character' } },
      ],
    });
  });

  it('says that there are more accounts than it reads', async () => {
    const result = await openAccounts([`${uri}\n`.repeat(5001)]);
    expect(result).toMatchObject({
      unreadable: [{ finding: { rule: 'key-uri-too-many', values: { count: 5001, most: 5000 } } }],
    });
  });
});

describe('encrypted files', () => {
  const formats = ['aegis', 'twofas', 'bitwarden', 'proton', 'pem'] as const;
  const files = new Map<FormatId, Uint8Array>();
  beforeAll(async () => {
    const all = await Promise.all(formats.map((format) => written(format, true)));
    for (const [index, format] of formats.entries())
      files.set(format, all[index] ?? new Uint8Array());
  });
  const fileOf = (format: FormatId) => files.get(format) ?? new Uint8Array();

  it.each(formats)('of %s need their password', async (format) => {
    const file = fileOf(format);
    const locked = await openAccounts([file]);
    expect(locked.kind).toBe('locked');
    const shares: number[] = [];
    const opened = await openAccounts([file], {
      password,
      onProgress: (share) => shares.push(share),
    });
    expect(opened).toMatchObject({ kind: 'accounts', accounts: [account], unreadable: [] });
    expect('app' in locked && locked.app).toBe(opened.app);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    for (const wrong of ['', 'Correct horse'])
      // oxlint-disable-next-line no-await-in-loop -- each takes all memory and processors
      expect(await openAccounts([file], { password: wrong })).toEqual({
        kind: 'error',
        reason: 'wrong-password',
        app: opened.app,
        unreadable: [],
      });
  });

  it.each(formats)('of %s that are cut off have a reason', async (format) => {
    const file = fileOf(format);
    const results = [];
    for (const share of [0.05, 0.3, 0.6, 0.9, 0.98])
      results.push(openAccounts([file.subarray(0, file.length * share)], { password }));
    for (const result of await Promise.all(results)) {
      const reason = result.kind === 'error' ? result.reason : result.kind;
      expect(['damaged', 'not-recognized', 'wrong-password']).toContain(reason);
    }
  });

  it('opens several with one password, and adds up their progress', async () => {
    const shares: number[] = [];
    const result = await openAccounts([fileOf('aegis'), uri, fileOf('twofas')], {
      password,
      onProgress: (share) => shares.push(share),
    });
    expect(result).toMatchObject({ app: 'Aegis, 2FAS', accounts: [account, account, account] });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('reports encryption that needs more than a password', async () => {
    const file = { encrypted: true, encKeyValidation_DO_NOT_EDIT: '2.a', items: [] };
    const result = await openAccounts([JSON.stringify(file)], { password });
    expect(result).toMatchObject({ kind: 'error', reason: 'unsupported', app: 'Bitwarden' });
  });
});

/** Replaces, inserts or removes characters at up to five indexes. */
function mutate(text: string): string {
  const pieces = ['', '"', '[', '{', '}', 'null', '0', '-1', '1e400', '\\', ',', '\0', '\uD800'];
  const indexes = Array.from({ length: 1 + Math.floor(numbers() * 5) }, () =>
    Math.floor(numbers() * text.length),
  );
  return indexes.reduce((changed, index) => {
    const piece = pieces[Math.floor(numbers() * pieces.length)] ?? '';
    return changed.slice(0, index) + piece + changed.slice(index + Math.floor(numbers() * 8));
  }, text);
}

describe('input that can’t be opened', () => {
  it.each<[string, string | Uint8Array, string, string]>([
    ['nothing', '', 'not-recognized', ''],
    ['prose', 'hello there', 'not-recognized', ''],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), 'not-recognized', ''],
    ['other JSON', '{"a":[1,2]}', 'not-recognized', ''],
    ['a plain file that is cut off', aegisText().slice(0, -3), 'damaged', ''],
    ['a file without accounts', '{"services":[],"schemaVersion":4}', 'no-accounts', '2FAS'],
    [
      'a damaged QR code',
      'otpauth-migration://offline?data=AAA%3D',
      'damaged',
      'Google Authenticator',
    ],
    ['a file that is too large', new Uint8Array(maxInputLength + 1), 'too-large', ''],
    ['a text that is too large', ' '.repeat(maxInputLength + 1), 'too-large', ''],
  ])('has a reason: %s', async (_, input, reason, app) => {
    expect(await openAccounts([input])).toEqual({ kind: 'error', reason, app, unreadable: [] });
  });

  it('names accounts that can’t be read if there are no others', async () => {
    expect(await openAccounts([aegisText({ type: 'other' })])).toMatchObject({
      kind: 'error',
      reason: 'no-accounts',
      app: 'Aegis',
      unreadable: [{ name: 'Example: alice', finding: { rule: 'key-uri-type' } }],
    });
  });

  it('refuses a JSON file that is cut off, instead of opening its first part', async () => {
    const items = ['a', 'b'].map((name) => ({ name, login: { totp: uri } }));
    const file = JSON.stringify({ encrypted: false, items });
    for (let length = 20; length < file.length; length += 1)
      // oxlint-disable-next-line no-await-in-loop -- fails at the first length
      expect((await openAccounts([file.slice(0, length)])).kind).toBe('error');
  });

  it('never throws for mutated files', async () => {
    const plain: readonly FormatId[] = [
      'aegis',
      'twofas',
      'stratum',
      'cxf',
      'bitwarden',
      'keepassxc',
    ];
    const files = await Promise.all(plain.map((format) => written(format, false)));
    const texts = files.map((bytes) => new TextDecoder().decode(bytes));
    const mutated = Array.from({ length: 3000 }, (_, index) =>
      mutate(texts[index % texts.length] ?? ''),
    );
    const results = await Promise.all(mutated.map((text) => openAccounts([text], { password })));
    expect(results.every(({ kind }) => kind === 'accounts' || kind === 'error')).toBe(true);
  });
});

describe('20 MB', () => {
  const fill = (text: string) => text.repeat(Math.floor(maxInputLength / text.length));
  const within = (text: string) => text.slice(0, maxInputLength);
  it.each<[string, () => string | Uint8Array]>([
    ['of zeros', () => new Uint8Array(maxInputLength)],
    ['of lines', () => fill('a\n')],
    ['of brackets', () => fill('[')],
    ['of nested objects', () => fill('{"a":')],
    ['of URIs', () => fill(`${uri}\n`)],
    ['of colons in a label', () => within(`otpauth://totp/${fill(':')}`)],
    ['of parameters', () => within(uri + fill('&tags=a'))],
    ['of QR code data', () => within(`otpauth-migration://offline?data=${fill('A')}`)],
    ['of CSV', () => within(`name,notes,login_totp\nA,"${fill('a""\n')}`)],
    ['of strings', () => `[${fill('"x",').slice(4)}"x"]`],
    ['of PEM', () => within(`-----BEGIN ENCRYPTED OTP ACCOUNTS-----\n${fill('A')}`)],
    [
      'that begin like FreeOTP’s',
      () =>
        new Uint8Array(maxInputLength).fill(0x73).with(0, 0xac).with(1, 0xed).with(2, 0).with(3, 5),
    ],
  ])('%s get an answer', async (_, content) => {
    const { kind } = await openAccounts([content()], { password });
    expect(['accounts', 'error']).toContain(kind);
  });

  it('with a large icon are opened', async () => {
    const icon = 'A'.repeat(maxInputLength - 1000);
    const result = await openAccounts([aegisText({ icon, icon_mime: 'image/png' })]);
    const accounts = result.kind === 'accounts' ? result.accounts : [];
    expect(accounts[0]?.details.icon?.base64).toHaveLength(icon.length);
  });
});

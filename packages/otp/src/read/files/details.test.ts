import { describe, expect, it } from 'vitest';
import type { OtpSettings } from '../../settings.ts';
import { type AccountDetails, noDetails } from '../accountDetails.ts';
import { readText, readTexts } from '../text.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Example:alice?secret=${secret}&issuer=Example`;
const png = 'iVBORw0KGgo=';

const textOf = (content: unknown) =>
  typeof content === 'string' ? content : JSON.stringify(content);
const detailsIn = (content: unknown) =>
  readText(textOf(content)).entries.map((entry) => entry.details);

const aegis = (entry: object, groups: readonly unknown[] = []) => ({
  version: 1,
  header: { slots: null, params: null },
  db: {
    version: 3,
    entries: [
      { type: 'totp', name: 'alice', issuer: 'Example', info: { secret, algo: 'SHA1' }, ...entry },
    ],
    groups,
  },
});
const stratum = (entry: object, rest: object = {}) => ({
  Authenticators: [{ Type: 2, Issuer: 'Example', Secret: secret, ...entry }],
  Categories: [
    { Id: '1', Name: 'Work' },
    { Id: '2', Name: 'Home' },
  ],
  AuthenticatorCategories: [
    { CategoryId: '2', AuthenticatorSecret: secret },
    { CategoryId: '1', AuthenticatorSecret: secret },
    { CategoryId: '1', AuthenticatorSecret: 'AAAA' },
    { CategoryId: '9', AuthenticatorSecret: secret },
  ],
  CustomIcons: [{ Id: 'a1', Data: png }],
  ...rest,
});
const display = (value: unknown) =>
  `${uri}&codeDisplay=${encodeURIComponent(textOf(value)).replaceAll('%20', '+')}`;

describe('details of accounts', () => {
  it.each<[string, unknown, Partial<AccountDetails>]>([
    [
      'Aegis',
      aegis(
        { note: ' two\nlines ', favorite: true, icon: png, icon_mime: 'image/png', groups: ['u2'] },
        [
          { uuid: 'u1', name: 'Home' },
          { uuid: 'u2', name: 'Work' },
        ],
      ),
      {
        note: ' two\nlines ',
        groups: ['Work'],
        isFavorite: true,
        icon: { mediaType: 'image/png', base64: png },
      },
    ],
    ['Aegis with the name of one group', aegis({ group: 'Old' }), { groups: ['Old'] }],
    ['Aegis with an unknown group', aegis({ groups: ['u3'] }), {}],
    [
      'Aegis with an icon without a type, which is a JPEG file',
      aegis({ icon: '/9j/' }),
      { icon: { mediaType: 'image/jpeg', base64: '/9j/' } },
    ],
    ['Aegis with an icon of another type', aegis({ icon: png, icon_mime: 'text/html' }), {}],
    ['Aegis with an icon that isn’t Base64', aegis({ icon: '"><b>', icon_mime: 'image/png' }), {}],
    [
      'Aegis, Mobile-OTP',
      aegis({ type: 'motp', info: { secret: 'e3152afee62599c8', pin: '1234' } }),
      { pin: '1234' },
    ],
    [
      '2FAS',
      {
        services: [
          {
            name: 'Example',
            secret,
            groupId: 'g',
            icon: { selected: 'IconCollection', iconCollection: { id: 'i' } },
            otp: { account: 'alice' },
          },
        ],
        groups: [{ id: 'g', name: 'Work' }],
        schemaVersion: 4,
      },
      { groups: ['Work'] },
    ],
    [
      'andOTP',
      [{ secret, label: 'alice', issuer: 'Example', thumbnail: 'GitHub', tags: ['a', 'b'] }],
      { groups: ['a', 'b'] },
    ],
    [
      'Stratum',
      stratum({ Icon: '@a1' }),
      { groups: ['Home', 'Work'], icon: { mediaType: 'image/png', base64: png } },
    ],
    ['Stratum with its own picture', stratum({ Icon: 'github' }, { Categories: [] }), {}],
    [
      'Stratum, Mobile-OTP',
      stratum({ Type: 3, Pin: '0042' }, { AuthenticatorCategories: [] }),
      { pin: '0042' },
    ],
    [
      'Bitwarden',
      {
        encrypted: false,
        folders: [{ id: 'f', name: 'Work/Mail' }],
        items: [
          { name: 'x', folderId: 'f', favorite: true, notes: 'n\n', login: { totp: secret } },
        ],
      },
      { groups: ['Work/Mail'], isFavorite: true, note: 'n\n' },
    ],
    [
      'Bitwarden of an organization',
      {
        encrypted: false,
        collections: [{ id: 'c', name: 'Team' }],
        items: [{ name: 'x', collectionIds: ['c'], login: { totp: uri } }],
      },
      { groups: ['Team'] },
    ],
    [
      'Bitwarden, CSV',
      `folder,favorite,type,name,notes,login_totp\nWork,1,login,x,"a, ""b""\nc",${secret}\n`,
      { groups: ['Work'], isFavorite: true, note: 'a, "b"\nc' },
    ],
    [
      'KeePassXC, CSV',
      `"Group","Title","Username","Notes","TOTP","Icon"\n"Root/Work/Mail","x","y","note","${uri}","0"\n`,
      { groups: ['Work/Mail'], note: 'note' },
    ],
    ['KeePassXC, CSV, root group', `"Group","Title","TOTP","Icon"\n"Root","x","${uri}","0"\n`, {}],
    [
      'Proton',
      { version: 1, entries: [{ id: 'x', content: { uri, name: 'alice' }, note: 'hello' }] },
      { note: 'hello' },
    ],
    [
      'LastPass',
      {
        version: 3,
        accounts: [
          {
            issuerName: 'Example',
            userName: 'alice',
            secret,
            timeStep: 30,
            isFavorite: true,
            folderData: { folderId: 2, position: 0 },
          },
        ],
        folders: [{ id: 2, name: 'Work' }],
      },
      { groups: ['Work'], isFavorite: true },
    ],
    [
      'LastPass, CSV',
      `url,username,totp,extra,name,grouping,fav\nhttps://x.org,alice,${secret},n,Example,G,1\n`,
      { groups: ['G'], isFavorite: true, note: 'n' },
    ],
    [
      'LastPass, CSV, without a group',
      `url,username,totp,extra,name,grouping,fav\nhttps://x.org,alice,${secret},,E,(none),0\n`,
      {},
    ],
    ['Duo', [{ name: 'alice', otpGenerator: { otpSecret: secret } }], {}],
    [
      'Ente Auth',
      JSON.stringify(display({ pinned: true, note: 'a, b+c', tags: ['x y', 'z'], iconID: 'i' })),
      { note: 'a, b+c', groups: ['x y', 'z'], isFavorite: true },
    ],
    ['Ente Auth with invalid JSON', display('{"note":'), {}],
    ['Ente Auth with another value', display('[1]'), {}],
    ['andOTP, URI', `${uri}&tags=a%20b&tags=c&tags=c`, { groups: ['a b', 'c'] }],
    [
      'Aegis, URI of a Yandex account',
      'otpauth://yaotp/alice?secret=6SB2IKNM6OBZPAVBVTOHDKS4FAAAAAAADFUTQMBTRY&pin=GUZDCMA',
      { pin: '5210' },
    ],
    ['a URI with a PIN that no app defines', `${uri}&pin=GUZDCMA`, {}],
    ['a URI', uri, {}],
  ])('are read from %s', (_, content, details) => {
    expect(detailsIn(content)).toEqual([{ ...noDetails, ...details }]);
  });
});

describe('new formats', () => {
  const settings: OtpSettings = {
    type: 'totp',
    issuer: 'Example',
    account: 'alice',
    secret,
    algorithm: 'SHA256',
    digits: 8,
    period: 60,
    counter: 0n,
  };
  const totp = { type: 'totp', secret, period: 60, digits: 8, algorithm: 'sha256' };
  const cxfItem = {
    id: 'aXRlbQ',
    title: 'Title',
    favorite: true,
    tags: ['tag'],
    credentials: [
      { type: 'basic-auth', username: { fieldType: 'string', value: 'login' } },
      { ...totp, username: 'alice', issuer: 'Example' },
      { type: 'note', content: { fieldType: 'string', value: 'note' } },
    ],
  };
  const cxfAccount = {
    id: 'YQ',
    username: '',
    email: '',
    collections: [
      {
        id: 'Yw',
        title: 'Outer',
        items: [],
        subCollections: [{ title: 'In', items: [{ item: 'aXRlbQ' }] }],
      },
    ],
    items: [{ title: 'Other', credentials: [{ type: 'passkey' }] }, cxfItem],
  };
  const cxf = {
    version: { major: 1, minor: 0 },
    exporterRpId: 'example.com',
    exporterDisplayName: 'Exporter',
    timestamp: 1,
    accounts: [cxfAccount],
  };
  const cxfDetails = { note: 'note', groups: ['In', 'tag'], isFavorite: true };
  const raivo = {
    issuer: 'Example',
    account: 'alice',
    secret,
    algorithm: 'SHA256',
    digits: '8',
    kind: 'TOTP',
    timer: '60',
    counter: '0',
    pinned: 'true',
    iconType: 'raivo_repository',
    iconValue: 'g/github.png',
  };
  const extension = (entry: object) => ({
    '0b0a': { dataType: 'Key', id: 'x', salt: 's', hash: 'h', version: 3 },
    '5c6b': {
      dataType: 'OTPStorage',
      encrypted: false,
      hash: '5c6b',
      index: 0,
      type: 'totp',
      issuer: 'Example::example.com',
      account: 'alice',
      secret,
      algorithm: 'SHA256',
      digits: 8,
      period: 60,
      ...entry,
    },
  });

  it.each<[string, unknown, Partial<OtpSettings>, Partial<AccountDetails>]>([
    ['Credential Exchange Format', cxf, {}, cxfDetails],
    ['its JSON of one account', cxfAccount, {}, cxfDetails],
    [
      'it, with names of the item',
      {
        ...cxf,
        accounts: [{ items: [{ ...cxfItem, credentials: [cxfItem.credentials[0], totp] }] }],
      },
      { issuer: 'Title', account: 'login' },
      { groups: ['tag'], isFavorite: true },
    ],
    ['Raivo', [raivo], {}, { isFavorite: true }],
    [
      'Raivo, HOTP',
      [{ ...raivo, kind: 'HOTP', counter: '7', pinned: 'false' }],
      { type: 'hotp', period: 30, counter: 7n },
      {},
    ],
    ['Authenticator Extension', extension({ pinned: true }), {}, { isFavorite: true }],
    [
      'Authenticator Extension with defaults',
      extension({ algorithm: undefined, digits: undefined, period: undefined }),
      { algorithm: 'SHA1', digits: 6, period: 30 },
      {},
    ],
    [
      'Authenticator Extension, hexadecimal HOTP',
      extension({ type: 'hhex', secret: '3132333435363738393031323334353637383930', counter: 5 }),
      { type: 'hotp', period: 30, counter: 5n },
      {},
    ],
    [
      'Authenticator Extension, Battle.net',
      extension({ type: 'battle', algorithm: undefined, digits: 6, period: 30 }),
      { algorithm: 'SHA1', digits: 8, period: 30 },
      {},
    ],
  ])('are read: %s', (_, content, change, details) => {
    const { entries, unreadable } = readText(textOf(content));
    expect(entries).toEqual([
      { settings: { ...settings, ...change }, details: { ...noDetails, ...details } },
    ]);
    expect(unreadable).toEqual([]);
  });

  it('reads Steam accounts of Bitwarden and of the extension', () => {
    const steam = { type: 'totp', secret, period: 30, digits: 5, algorithm: 'steam' };
    for (const content of [
      { ...cxf, accounts: [{ items: [{ title: 'Steam', credentials: [steam] }] }] },
      extension({ type: 'steam' }),
    ])
      expect(readText(textOf(content)).entries[0]?.proprietary?.type).toBe('steam');
  });

  it('orders the accounts of the extension as it does', () => {
    const one = extension({ index: 1 })['5c6b'];
    const content = { a: one, b: { ...one, index: 0, account: 'bob' } };
    expect(readText(textOf(content)).accounts.map(({ account }) => account)).toEqual([
      'bob',
      'alice',
    ]);
  });

  it('reads the URIs in the extension’s other backup', () => {
    const text = `otpauth://totp/Example:alice?secret=${secret}&issuer=Example&period=60&digits=8&algorithm=SHA256\r\n`;
    expect(readText(text + text).accounts).toEqual([settings, settings]);
  });

  it.each([
    ['encrypted: true', extension({ encrypted: true })],
    ['EncOTPStorage', { a: { dataType: 'EncOTPStorage', keyId: 'k', data: 'd', index: 0 } }],
  ])('reports an encrypted backup of the extension: %s', (_, content) => {
    expect(readText(textOf(content)).error?.rule).toBe('file-encrypted');
  });

  it('reports a credential with an unknown algorithm', () => {
    const other = { ...totp, algorithm: 'sha3', issuer: 'Example', username: 'alice' };
    const content = { ...cxf, accounts: [{ items: [{ title: '', credentials: [other] }] }] };
    const { unreadable } = readText(textOf(content));
    expect(unreadable.map(({ name, finding }) => [name, finding.rule])).toEqual([
      ['Example: alice', 'key-uri-algorithm'],
    ]);
  });

  it('reports a file without TOTP credentials as empty', () => {
    const content = { ...cxf, accounts: [{ items: [{ credentials: [{ type: 'passkey' }] }] }] };
    expect(readText(textOf(content)).error?.rule).toBe('file-empty');
  });

  it('reads collections that are nested deeply', () => {
    const depth = 4000;
    const opening = '{"title":"x","items":[],"subCollections":['.repeat(depth);
    const item = `{"id":"i","title":"","credentials":[${JSON.stringify(totp)}]}`;
    const text = `{"exporterRpId":"x","accounts":[{"items":[${item}],"collections":[${opening}${']}'.repeat(depth)}]}]}`;
    expect(readText(text).entries).toHaveLength(1);
  });
});

describe('entries and unreadable parts', () => {
  it('keeps the order of the texts, with accounts of both kinds', () => {
    const { entries, accounts, proprietaryAccounts } = readTexts([
      `steam://${secret}`,
      uri,
      `motp://Example:bob?secret=e3152afee62599c8`,
    ]);
    expect(entries.map((entry) => (entry.settings ?? entry.proprietary)?.type)).toEqual([
      'steam',
      'totp',
      'motp',
    ]);
    expect(accounts).toHaveLength(1);
    expect(proprietaryAccounts).toHaveLength(2);
  });

  it('names accounts, files and texts that can’t be read', () => {
    const bad = aegis({ info: { secret: '1' } });
    const { entries, unreadable } = readTexts([
      uri,
      textOf(bad),
      textOf({ ...bad, db: 'AAAA' }),
      'hello there',
      'and here',
    ]);
    expect(entries).toHaveLength(1);
    expect(unreadable.map(({ name, finding }) => [name, finding.rule])).toEqual([
      ['', 'key-uri-scheme'],
      ['', 'key-uri-scheme'],
      ['Example: alice', 'rfc4648-character'],
      ['', 'file-encrypted'],
    ]);
  });
});

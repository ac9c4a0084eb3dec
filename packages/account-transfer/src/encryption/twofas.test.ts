import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';
import { encryptTwofas, recognizeTwofas } from './twofas.ts';

const password = 'correct horse';
const services = [
  {
    name: 'Example',
    secret: 'JBSWY3DPEHPK3PXP',
    otp: {
      account: 'alice',
      issuer: 'Example',
      digits: 6,
      period: 30,
      algorithm: 'SHA1',
      tokenType: 'TOTP',
      source: 'Link',
    },
    order: { position: 0 },
    groupId: '6BA7B810-9DAD-11D1-80B4-00C04FD430C8',
  },
  {
    name: 'Steam',
    secret: 'JBSWY3DPEHPK3PXP',
    otp: {
      account: 'bob',
      issuer: 'Steam',
      digits: 5,
      period: 30,
      algorithm: 'SHA1',
      tokenType: 'STEAM',
      source: 'Manual',
    },
    order: { position: 1 },
  },
];
const groups = [{ id: '6BA7B810-9DAD-11D1-80B4-00C04FD430C8', name: 'Work', isExpanded: true }];
const common = {
  groups,
  updatedAt: 1_702_934_732_299,
  schemaVersion: 4,
  appVersionCode: 5_000_009,
  appVersionName: '5.1.0',
  appOrigin: 'android',
};

/** The text that 2FAS encrypts as reference (twofas/2fas-android, `BackupContent.kt`). */
const reference =
  'tRViSsLKzd86Hprh4ceC2OP7xazn4rrt4xhfEUbOjxLX8Rc3mkISXE0lWbmnWfggogbBJhtYgpK6fMl1D6mtsy92R3HkdGfwuXbzLebqVFJsR7IZ2w58t938iymwG4824igYy1wi6n2WDpO1Q1P69zwJGs2F5a1qP4MyIiDSD7NCV2OvidXQCBnDlGfmz0f1BQySRkkt4ryiJeCjD2o4QsveJ9uDBUn8ELyOrESv5R5DMDkD4iAF8TXU7KyoJujd';

/** Encrypts as 2FAS does, with Node.js. */
function seal(text: string, salt: Uint8Array, usedPassword = password): string {
  const nonce = randomBytes(12);
  const key = pbkdf2Sync(usedPassword, salt, 10_000, 32, 'sha256');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const parts = [
    Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]),
    salt,
    nonce,
  ];
  return parts.map((part) => Buffer.from(part).toString('base64')).join(':');
}

function unseal(sealed: string): string {
  const [content, salt, nonce] = sealed.split(':').map((part) => Buffer.from(part, 'base64'));
  if (content === undefined || salt === undefined || nonce === undefined) return '';
  const decipher = createDecipheriv(
    'aes-256-gcm',
    pbkdf2Sync(password, salt, 10_000, 32, 'sha256'),
    nonce,
  );
  decipher.setAuthTag(content.subarray(-16));
  return Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]).toString();
}

function backup(change: object = {}, salt: Uint8Array = randomBytes(256)) {
  const servicesEncrypted = seal(JSON.stringify(services), salt);
  return JSON.stringify({
    services: [],
    ...common,
    servicesEncrypted,
    reference: seal(reference, salt),
    ...change,
  });
}

const open = (content: string, typed = password) => decryptWith(recognizeTwofas, content, typed);

describe('an encrypted 2FAS backup', () => {
  it.each([
    ['Android', 256],
    ['iOS', 32],
  ])('of %s becomes a plain backup that readText reads', async (_, saltLength) => {
    const text = String(await open(backup({}, randomBytes(saltLength))));
    expect(JSON.parse(text)).toEqual({ services, ...common });
    const { accounts, proprietaryAccounts } = readText(text);
    expect([...accounts, ...proprietaryAccounts].map(({ account }) => account)).toEqual([
      'alice',
      'bob',
    ]);
  });

  it.each([2, 3])('of schema version %i is opened', async (schemaVersion) => {
    expect(await open(backup({ schemaVersion }))).toContain('alice');
  });

  it('is opened without a reference', async () => {
    expect(await open(backup({ reference: undefined }))).toContain('alice');
  });

  it('opens with a password outside ASCII', async () => {
    const servicesEncrypted = seal(JSON.stringify(services), randomBytes(256), 'Pässwort 🔑');
    expect(await open(backup({ servicesEncrypted }), 'Pässwort 🔑')).toContain('alice');
  });

  it('reports progress', async () => {
    const shares: number[] = [];
    await decryptWith(recognizeTwofas, backup(), password, (share) => shares.push(share));
    expect(shares).toEqual([0, 1]);
  });
});

describe('a backup that cannot be opened', () => {
  const salt = randomBytes(256);
  const sealed = seal(JSON.stringify(services), salt);
  const [content = '', encodedSalt = '', nonce = ''] = sealed.split(':');
  const changed = `AAAAAAAA${sealed.slice(8)}`;

  it('reports a wrong password', async () => {
    expect(await open(backup(), 'other')).toEqual({ failure: 'wrong-password' });
  });

  it.each([
    ['changed accounts', 'damaged', { servicesEncrypted: changed }],
    [
      'changed accounts and reference',
      'wrong-password',
      { servicesEncrypted: changed, reference: changed },
    ],
    [
      'changed accounts and no reference',
      'wrong-password',
      { servicesEncrypted: changed, reference: undefined },
    ],
    ['two parts', 'damaged', { servicesEncrypted: `${content}:${encodedSalt}` }],
    ['four parts', 'damaged', { servicesEncrypted: `${sealed}:AAAA` }],
    ['no Base64', 'damaged', { servicesEncrypted: `${content}:*:${nonce}` }],
    ['a short content', 'damaged', { servicesEncrypted: `AAAA:${encodedSalt}:${nonce}` }],
    ['a short nonce', 'damaged', { servicesEncrypted: `${content}:${encodedSalt}:AAAA` }],
    ['no salt', 'damaged', { servicesEncrypted: `${content}::${nonce}` }],
    ['a long salt', 'damaged', { servicesEncrypted: `${content}:${'AAAA'.repeat(1000)}:${nonce}` }],
    ['an object instead of a list', 'damaged', { servicesEncrypted: seal('{}', salt) }],
    ['a text that is no JSON', 'damaged', { servicesEncrypted: seal('[', salt) }],
    ['a later schema', 'unsupported', { schemaVersion: 5 }],
    ['a schema that isn’t a number', 'damaged', { schemaVersion: '4' }],
    ['plain services', 'not-recognized', { servicesEncrypted: undefined }],
  ] as const)('because of %s is %s', async (_, failure, change) => {
    expect(await open(backup(change))).toEqual({ failure });
  });
});

describe('a backup that this package encrypts', () => {
  const plain = JSON.stringify({ services, ...common });

  it('has the shape of a backup of 2FAS, and Node.js decrypts it', async () => {
    const file = JSON.parse(await encryptTwofas(plain, testOptions(password)));
    expect(file).toMatchObject({ services: [], ...common });
    expect(Buffer.from(file.servicesEncrypted.split(':')[1], 'base64')).toHaveLength(256);
    expect(JSON.parse(unseal(file.servicesEncrypted))).toEqual(services);
    expect(unseal(file.reference)).toBe(reference);
  });

  it('is opened again', async () => {
    const file = await encryptTwofas(plain, testOptions(password));
    expect(JSON.parse(String(await open(file)))).toEqual({ services, ...common });
  });
});

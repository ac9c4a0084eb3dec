import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { encryptAegis, recognizeAegis } from './aegis.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'Pässwort 🔑';
const info = { secret: 'JBSWY3DPEHPK3PXP', algo: 'SHA1', digits: 6 };
const db = {
  version: 3,
  entries: [
    {
      type: 'totp',
      uuid: 'a',
      name: 'alice',
      issuer: 'Exämple',
      note: '',
      info: { ...info, period: 30 },
    },
    {
      type: 'steam',
      uuid: 'b',
      name: 'bob',
      issuer: 'Steam',
      note: '',
      info: { ...info, period: 30 },
    },
  ],
  groups: [],
};

/** Encrypts with AES-256-GCM of Node.js, and returns hexadecimal fields. */
function seal(key: Uint8Array, content: Uint8Array) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return {
    encrypted,
    parameters: { nonce: nonce.toString('hex'), tag: cipher.getAuthTag().toString('hex') },
  };
}

const cheap = { n: 1024, r: 8, p: 1 };

function slotFor(slotPassword: string, masterKey: Uint8Array, cost = cheap) {
  const salt = randomBytes(32);
  const { n, r, p } = cost;
  const key = scryptSync(slotPassword, salt, 32, { N: n, r, p, maxmem: 2 ** 30 });
  const { encrypted, parameters } = seal(key, masterKey);
  return {
    type: 1,
    uuid: 'c',
    key: encrypted.toString('hex'),
    key_params: parameters,
    ...cost,
    salt: salt.toString('hex'),
  };
}

/** Returns a vault that Node.js encrypts. */
function vault(
  passwords: readonly string[],
  change: (vault: ReturnType<typeof build>) => object = (vault) => vault,
) {
  return JSON.stringify(change(build(passwords)));
}

function build(passwords: readonly string[]) {
  const masterKey = randomBytes(32);
  const { encrypted, parameters } = seal(masterKey, Buffer.from(JSON.stringify(db)));
  return {
    version: 1,
    header: {
      slots: passwords.map((slotPassword) => slotFor(slotPassword, masterKey)),
      params: parameters,
    },
    db: encrypted.toString('base64'),
  };
}

const open = (content: string, typed = password) => decryptWith(recognizeAegis, content, typed);

describe('an encrypted Aegis vault', () => {
  it('becomes a plain vault that readText reads', async () => {
    const text = await open(vault([password]));
    expect(JSON.parse(String(text))).toEqual({
      version: 1,
      header: { slots: null, params: null },
      db,
    });
    const { accounts, proprietaryAccounts } = readText(String(text));
    expect(
      [...accounts, ...proprietaryAccounts].map(({ issuer, account }) => `${issuer}:${account}`),
    ).toEqual(['Exämple:alice', 'Steam:bob']);
  });

  it('opens with the password of any slot, and skips slots of other types', async () => {
    const file = vault(['first', password], (content) => {
      const biometric = { ...content.header.slots[0], type: 2 };
      return {
        ...content,
        header: { ...content.header, slots: [biometric, { type: 0 }, ...content.header.slots] },
      };
    });
    expect(await open(file)).toContain('alice');
    expect(await open(file, 'first')).toContain('alice');
    expect(await open(file, 'third')).toEqual({ failure: 'wrong-password' });
  });

  it('keeps counters above 2^53', async () => {
    const plain = `{"version":1,"header":{},"db":{"version":3,"entries":[{"info":{"counter":9223372036854775807}}]}}`;
    const file = await encryptAegis(plain, testOptions(password));
    expect(await open(file)).toContain('"counter":9223372036854775807');
  });

  it('reports progress from 0 to 1 over all slots', async () => {
    const shares: number[] = [];
    const file = vault(['first', password]);
    await decryptWith(recognizeAegis, file, password, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((left, right) => left - right));
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(50);
    expect(shares.length).toBeLessThan(250);
  });
});

describe('a vault that cannot be opened', () => {
  const changeSlot = (change: object) =>
    vault([password], (content) => ({
      ...content,
      header: {
        ...content.header,
        slots: content.header.slots.map((slot) => ({ ...slot, ...change })),
      },
    }));

  it.each([
    ['another password', 'wrong-password', () => vault(['other'])],
    ['a changed slot', 'wrong-password', () => changeSlot({ key: '00'.repeat(32) })],
    [
      'a changed content',
      'damaged',
      () => vault([password], (content) => ({ ...content, db: `AAAA${content.db.slice(4)}` })),
    ],
    [
      'a cut content',
      'damaged',
      () => vault([password], (content) => ({ ...content, db: content.db.slice(0, 40) })),
    ],
    ['an empty content', 'damaged', () => vault([password], (content) => ({ ...content, db: '' }))],
    ['no Base64', 'damaged', () => vault([password], (content) => ({ ...content, db: '*' }))],
    [
      'a short nonce',
      'damaged',
      () => changeSlot({ key_params: { nonce: '00', tag: '00'.repeat(16) } }),
    ],
    ['no hexadecimal', 'damaged', () => changeSlot({ salt: 'zz' })],
    ['an n that isn’t a power of two', 'damaged', () => changeSlot({ n: 1000 })],
    ['an n of 1', 'damaged', () => changeSlot({ n: 1 })],
    ['a negative p', 'unsupported', () => changeSlot({ p: -1 })],
    ['a fraction', 'damaged', () => changeSlot({ r: 0.5 })],
    ['much memory', 'too-much-memory', () => changeSlot({ n: 2 ** 30 })],
    ['much memory by r', 'too-much-memory', () => changeSlot({ r: 2 ** 40 })],
    ['much time', 'unsupported', () => changeSlot({ p: 2 ** 30 })],
    ['a long salt', 'damaged', () => changeSlot({ salt: '00'.repeat(2000) })],
    ['only biometric slots', 'unsupported', () => changeSlot({ type: 2 })],
    [
      'no slots',
      'damaged',
      () => vault([], (content) => ({ ...content, header: { ...content.header, slots: null } })),
    ],
    [
      'a later version',
      'unsupported',
      () => vault([password], (content) => ({ ...content, version: 2 })),
    ],
    [
      'a plain vault',
      'not-recognized',
      () => JSON.stringify({ version: 1, header: { slots: null, params: null }, db }),
    ],
  ] as const)('with %s is %s', async (_, failure, file) => {
    expect(await open(file())).toEqual({ failure });
  });

  it('with many expensive slots is refused before any key is derived', async () => {
    const file = vault([password], (content) => {
      const expensive = { ...content.header.slots[0], n: 32_768 };
      return {
        ...content,
        header: { ...content.header, slots: Array.from({ length: 100 }, () => expensive) },
      };
    });
    expect(await open(file)).toEqual({ failure: 'unsupported' });
  });
});

describe('a vault that this package encrypts', () => {
  it('has the shape of an export of Aegis, and Node.js decrypts it', async () => {
    const plain = JSON.stringify({ version: 1, header: { slots: null, params: null }, db });
    const file = JSON.parse(await encryptAegis(plain, testOptions(password)));
    const [slot] = file.header.slots;
    expect(slot).toMatchObject({
      type: 1,
      n: 32_768,
      r: 8,
      p: 1,
      repaired: true,
      is_backup: false,
    });
    expect(slot.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const unseal = (
      key: Uint8Array,
      { nonce, tag }: Record<string, string>,
      content: Uint8Array,
    ) => {
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce ?? '', 'hex'));
      decipher.setAuthTag(Buffer.from(tag ?? '', 'hex'));
      return Buffer.concat([decipher.update(content), decipher.final()]);
    };
    const key = scryptSync(password, Buffer.from(slot.salt, 'hex'), 32, {
      N: 32_768,
      r: 8,
      p: 1,
      maxmem: 2 ** 26,
    });
    const masterKey = unseal(key, slot.key_params, Buffer.from(slot.key, 'hex'));
    const content = unseal(masterKey, file.header.params, Buffer.from(file.db, 'base64'));
    expect(JSON.parse(content.toString())).toEqual(db);
  });
});

import {
  argon2Sync,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  pbkdf2Sync,
  randomUUID,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { encryptBitwarden, recognizeBitwarden } from './bitwarden.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'pässword 🔑';
const login = { username: 'ann', totp: 'JBSWY3DPEHPK3PXP' };
const plain = JSON.stringify({ encrypted: false, folders: [], items: [{ name: 'Shöp', login }] });

/** The text that Bitwarden uses as salt, without decoding it. */
const salt = Buffer.alloc(16, 7).toString('base64');

/** Expands a key with HKDF (RFC 5869 section 2.3) to one block. */
function expand(key: Buffer, info: string): Buffer {
  return createHmac('sha256', key).update(info).update(Uint8Array.of(1)).digest();
}

/** Encrypts with Node.js: '2.', then initialization vector, content and HMAC. */
function encrypt(content: string, key: Buffer): string {
  const initializationVector = Buffer.alloc(16, 9);
  const cipher = createCipheriv('aes-256-cbc', expand(key, 'enc'), initializationVector);
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  const hmac = createHmac('sha256', expand(key, 'mac')).update(initializationVector);
  const parts = [initializationVector, encrypted, hmac.update(encrypted).digest()];
  return `2.${parts.map((part) => part.toString('base64')).join('|')}`;
}

const pbkdf2 = (kdfIterations: number, usedSalt = salt) =>
  pbkdf2Sync(password, usedSalt, kdfIterations, 32, 'sha256');

function build(parameters: object, key: Buffer) {
  return {
    encrypted: true,
    passwordProtected: true,
    salt,
    ...parameters,
    encKeyValidation_DO_NOT_EDIT: encrypt(randomUUID(), key),
    data: encrypt(plain, key),
  };
}

const withPbkdf2 = build({ kdfType: 0, kdfIterations: 5000 }, pbkdf2(5000));

function buildWithArgon2() {
  const nonce = createHash('sha256').update(salt).digest();
  const options = { parallelism: 4, tagLength: 32, memory: 8192, passes: 2 };
  const key = argon2Sync('argon2id', { message: password, nonce, ...options });
  return build({ kdfType: 1, kdfIterations: 2, kdfMemory: 8, kdfParallelism: 4 }, key);
}

const open = (content: object, typed = password) =>
  decryptWith(recognizeBitwarden, JSON.stringify(content), typed);

describe('a password-protected export of Bitwarden', () => {
  it('with PBKDF2 becomes a plain export that readText reads', async () => {
    const text = String(await open(withPbkdf2));
    expect(text).toBe(plain);
    expect(readText(text).accounts).toMatchObject([{ issuer: 'Shöp', account: 'ann' }]);
  });

  it('with Argon2id becomes a plain export', async () => {
    const shares: number[] = [];
    const text = JSON.stringify(buildWithArgon2());
    expect(
      await decryptWith(recognizeBitwarden, text, password, (share) => shares.push(share)),
    ).toBe(plain);
    expect(shares.at(-1)).toBe(1);
  });

  it('isn’t opened with another password', async () => {
    expect(await open(withPbkdf2, 'password')).toEqual({ failure: 'wrong-password' });
    expect(await open(buildWithArgon2(), '')).toEqual({ failure: 'wrong-password' });
  });

  it('is reported as damaged if the password fits, but the content was changed', async () => {
    const { data } = withPbkdf2;
    const changed = data.replace(/\|./, (start) => (start === '|A' ? '|B' : '|A'));
    expect(await open({ ...withPbkdf2, data: changed })).toEqual({ failure: 'damaged' });
  });

  it.each([
    ['too many iterations', { kdfIterations: 2_000_001 }, 'unsupported'],
    ['no iterations', { kdfIterations: null }, 'damaged'],
    ['an unknown key derivation', { kdfType: 2 }, 'unsupported'],
    [
      'too much memory',
      { kdfType: 1, kdfIterations: 3, kdfMemory: 4096, kdfParallelism: 4 },
      'unsupported',
    ],
    [
      'too many lanes',
      { kdfType: 1, kdfIterations: 3, kdfMemory: 64, kdfParallelism: 17 },
      'unsupported',
    ],
    ['another encryption', { data: withPbkdf2.data.replace('2.', '7.') }, 'unsupported'],
    ['content that is cut off', { data: withPbkdf2.data.slice(0, 40) }, 'damaged'],
    ['no content', { data: null }, 'damaged'],
    ['content that isn’t Base64', { data: '2.!|!|!' }, 'damaged'],
    ['a key of the account', { passwordProtected: false }, 'unsupported'],
  ])('with %s isn’t opened', async (_, change, failure) => {
    expect(await open({ ...withPbkdf2, ...change })).toEqual({ failure });
  });

  it('is written so that Node.js can decrypt it', async () => {
    const written = await encryptBitwarden(plain, testOptions(password));
    const json = JSON.parse(written) as typeof withPbkdf2 & { kdfIterations: number };
    expect(Object.keys(json)).toEqual(Object.keys(withPbkdf2));
    const key = pbkdf2(json.kdfIterations, json.salt);
    const decrypt = (text: string) => {
      const parts = text
        .slice(2)
        .split('|')
        .map((part) => Buffer.from(part, 'base64'));
      const [initializationVector = Buffer.of(), encrypted = Buffer.of(), mac] = parts;
      const hmac = createHmac('sha256', expand(key, 'mac')).update(initializationVector);
      expect(hmac.update(encrypted).digest()).toEqual(mac);
      const decipher = createDecipheriv('aes-256-cbc', expand(key, 'enc'), initializationVector);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString();
    };
    expect(decrypt(json.data)).toBe(plain);
    expect(decrypt(json.encKeyValidation_DO_NOT_EDIT)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('isn’t recognized in a plain export', async () => {
    expect(await decryptWith(recognizeBitwarden, plain, '')).toEqual({ failure: 'not-recognized' });
  });
});

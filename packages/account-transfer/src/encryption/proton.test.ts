import { argon2Sync, createCipheriv, createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { encryptProton, recognizeProton } from './proton.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'pässword 🔑';
const associatedData = Buffer.from('proton.authenticator.export.v1');
const uri =
  'otpauth://totp/ann?secret=JBSWY3DPEHPK3PXP&issuer=Shop&algorithm=SHA1&digits=6&period=30';
const plain = JSON.stringify({
  version: 1,
  entries: [{ id: 'a', content: { uri, entry_type: 'Totp', name: 'ann' }, note: null }],
});

/** Derives the key with Node.js. */
function keyOf(salt: Uint8Array): Buffer {
  const options = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
  return argon2Sync('argon2id', { message: password, nonce: salt, ...options });
}

/** Returns an export that Node.js encrypts. */
function build() {
  const salt = Buffer.alloc(16, 7);
  const nonce = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', keyOf(salt), nonce).setAAD(associatedData);
  const parts = [nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  const content = Buffer.concat(parts).toString('base64');
  return { version: 1, salt: salt.toString('base64'), content };
}

const file = build();
const open = (content: object, typed = password) =>
  decryptWith(recognizeProton, JSON.stringify(content), typed);

describe('a password-protected export of Proton Authenticator', () => {
  it('becomes a plain export that readText reads', async () => {
    const text = String(await open(file));
    expect(text).toBe(plain);
    expect(readText(text).accounts).toMatchObject([{ issuer: 'Shop', account: 'ann' }]);
  });

  it('isn’t opened with another password', async () => {
    expect(await open(file, 'password')).toEqual({ failure: 'wrong-password' });
  });

  it.each([
    ['another version', { ...file, version: 2 }, 'unsupported'],
    ['a short salt', { ...file, salt: 'AAAA' }, 'damaged'],
    ['content that is cut off', { ...file, content: file.content.slice(0, 8) }, 'damaged'],
    ['content that isn’t Base64', { ...file, content: '?' }, 'damaged'],
  ])('with %s isn’t opened', async (_, content, failure) => {
    expect(await open(content)).toEqual({ failure });
  });

  it('is written so that Node.js can decrypt it', async () => {
    const json = JSON.parse(await encryptProton(plain, testOptions(password))) as typeof file;
    expect(Object.keys(json)).toEqual(['version', 'salt', 'content']);
    const content = Buffer.from(json.content, 'base64');
    const key = keyOf(Buffer.from(json.salt, 'base64'));
    const decipher = createDecipheriv('aes-256-gcm', key, content.subarray(0, 12));
    decipher.setAAD(associatedData).setAuthTag(content.subarray(-16));
    const parts = [decipher.update(content.subarray(12, -16)), decipher.final()];
    expect(Buffer.concat(parts).toString()).toBe(plain);
  });

  it('isn’t recognized in a plain export', async () => {
    expect(await decryptWith(recognizeProton, plain, '')).toEqual({ failure: 'not-recognized' });
    expect(await open([])).toEqual({ failure: 'not-recognized' });
  });
});

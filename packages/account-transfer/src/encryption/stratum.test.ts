import { argon2Sync, createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { encryptStratum, recognizeStratum } from './stratum.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'pässword 🔑';
const entry = { Type: 2, Issuer: 'Shöp', Username: 'ann', Secret: 'JBSWY3DPEHPK3PXP' };
const plain = JSON.stringify({
  Authenticators: [{ ...entry, Algorithm: 0, Digits: 6, Period: 30, Counter: 0 }],
});

/** Derives the key of the current form with Node.js. The format fixes the cost, 64 MiB. */
function strongKey(salt: Uint8Array): Buffer {
  const options = { parallelism: 4, tagLength: 32, memory: 65_536, passes: 3 };
  return argon2Sync('argon2id', { message: password, nonce: salt, ...options });
}

/** Returns a backup that Node.js encrypts. */
function strongBackup(): Buffer {
  const salt = Buffer.alloc(16, 7);
  const nonce = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', strongKey(salt), nonce);
  const encrypted = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([Buffer.from('AUTHENTICATORPRO'), salt, nonce, ...encrypted]);
}

/** Returns a backup of the legacy form that Node.js encrypts. */
function legacyBackup(content = plain): Buffer {
  const salt = Buffer.alloc(20, 7);
  const initializationVector = Buffer.alloc(16, 9);
  const key = pbkdf2Sync(password, salt, 64_000, 32, 'sha1');
  const cipher = createCipheriv('aes-256-cbc', key, initializationVector);
  const start = [Buffer.from('AuthenticatorPro'), salt, initializationVector];
  return Buffer.concat([...start, cipher.update(content), cipher.final()]);
}

const strong = strongBackup();

const open = (content: Uint8Array, typed = password) =>
  decryptWith(recognizeStratum, content, typed);

describe('an encrypted backup of Stratum', () => {
  it('becomes a plain backup that readText reads', { timeout: 60_000 }, async () => {
    const text = String(await open(strong));
    expect(text).toBe(plain);
    expect(readText(text).accounts).toMatchObject([{ issuer: 'Shöp', account: 'ann' }]);
  });

  it('isn’t opened with another password', { timeout: 60_000 }, async () => {
    expect(await open(strong, 'password')).toEqual({ failure: 'wrong-password' });
  });

  it('is reported as damaged if it is cut off', async () => {
    for (const length of [16, 40, 59])
      expect(await open(strong.subarray(0, length))).toEqual({ failure: 'damaged' });
  });

  it('is written so that Node.js can decrypt it', { timeout: 60_000 }, async () => {
    const bytes = Buffer.from(await encryptStratum(plain, testOptions(password)));
    expect(bytes.subarray(0, 16).toString()).toBe('AUTHENTICATORPRO');
    const key = strongKey(bytes.subarray(16, 32));
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(32, 44));
    decipher.setAuthTag(bytes.subarray(-16));
    const parts = [decipher.update(bytes.subarray(44, -16)), decipher.final()];
    expect(Buffer.concat(parts).toString()).toBe(plain);
  });
});

describe('a legacy backup of Authenticator Pro', () => {
  it('becomes a plain backup', async () => {
    expect(await open(legacyBackup())).toBe(plain);
  });

  it('isn’t opened with another password, even if the padding is right', async () => {
    expect(await open(legacyBackup(), 'password')).toEqual({ failure: 'wrong-password' });
    expect(await open(legacyBackup('x'))).toEqual({ failure: 'wrong-password' });
  });

  it('is reported as damaged if it is cut off', async () => {
    for (const length of [16, 60, legacyBackup().length - 1])
      expect(await open(legacyBackup().subarray(0, length))).toEqual({ failure: 'damaged' });
  });
});

it('doesn’t recognize a plain backup or an empty file', async () => {
  expect(await open(Buffer.from(plain))).toEqual({ failure: 'not-recognized' });
  expect(await open(Buffer.from(''))).toEqual({ failure: 'not-recognized' });
});

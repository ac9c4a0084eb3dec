import { createCipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import { recognizeAndotp } from './andotp.ts';
import { decryptWith } from './testing/decryptWith.ts';

const password = 'Pässwort';
const entries = [
  {
    secret: 'JBSWY3DPEHPK3PXP',
    issuer: 'Example',
    label: 'alice',
    digits: 6,
    type: 'TOTP',
    algorithm: 'SHA1',
    period: 30,
    tags: ['Work'],
  },
];
const plain = JSON.stringify(entries);

const next = seededNumbers(7);
const seededBytes = (length: number) => randomBytes(next, length);

/** Encrypts with AES-GCM of Node.js. Returns nonce, content and tag. */
function seal(key: Uint8Array, text: string): Buffer {
  const nonce = seededBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function newFormat(text = plain, iterations = 140_321): Buffer {
  const salt = seededBytes(12);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(iterations);
  return Buffer.concat([
    head,
    salt,
    seal(pbkdf2Sync(password, salt, iterations, 32, 'sha1'), text),
  ]);
}

function oldFormat(text = plain): Buffer {
  return seal(createHash('sha256').update(password).digest(), text);
}

const open = (content: Uint8Array | string, typed = password) =>
  decryptWith(recognizeAndotp, content, typed);

describe('an encrypted andOTP backup', () => {
  it.each([
    ['new', newFormat],
    ['old', oldFormat],
  ])('in the %s format becomes a plain backup that readText reads', async (_, build) => {
    const text = await open(build());
    expect(text).toBe(plain);
    expect(readText(String(text)).accounts.map(({ account }) => account)).toEqual(['alice']);
  });

  it.each([
    ['new', newFormat],
    ['old', oldFormat],
  ])(
    'in the %s format does not open with another password, or after a change',
    async (_, build) => {
      expect(await open(build(), 'other')).toEqual({ failure: 'wrong-password' });
      const changed = build();
      changed[40] = (changed[40] ?? 0) ^ 1;
      expect(await open(changed)).toEqual({ failure: 'wrong-password' });
    },
  );

  it('with an absurd number of iterations is only tried in the old format', async () => {
    expect(await open(newFormat(plain, 1).fill(0xff, 0, 4))).toEqual({ failure: 'wrong-password' });
  });

  it('with JSON that isn’t a list is opened, because readText says what is wrong', async () => {
    expect(await open(oldFormat('{}'))).toBe('{}');
  });

  it('in the old format is recognized at any length', () => {
    const lengths = Array.from({ length: 54 }, (_, index) => 2 + index * 37);
    const missed = lengths.filter((length) => {
      const bytes = Uint8Array.from(oldFormat('['.padEnd(length)));
      return recognizeAndotp({ bytes, text: undefined, json: undefined }) === undefined;
    });
    expect(missed).toEqual([]);
  });
});

describe('a file that is not recognized', () => {
  it.each([
    ['text', plain],
    ['nothing', Uint8Array.of()],
    ['zeros', new Uint8Array(1000)],
    ['27 random bytes', seededBytes(27)],
    ['a ZIP file', Buffer.concat([Buffer.from('PK\u0003\u0004'), seededBytes(1000)])],
    ['a gzip file', gzipSync(seededBytes(5000))],
    [
      'a PNG file',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), deflateSync(seededBytes(5000))]),
    ],
    [
      'a video file',
      Buffer.concat([
        Buffer.from('0000001c667479706d703432'.padEnd(128, '0'), 'hex'),
        seededBytes(5000),
      ]),
    ],
    ['more than 4 MB', seededBytes(4_194_305)],
  ])('consists of %s', async (_, content) => {
    expect(await open(content)).toEqual({ failure: 'not-recognized' });
  });
});

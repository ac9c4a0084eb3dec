import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText } from '@otp-lab/otp/read';
import { encryptPem, recognizePem } from './pem.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'Pässwort';
const uri = 'otpauth://totp/Example:alice?issuer=Example&secret=JBSWY3DPEHPK3PXP\n';
const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const nonce = Buffer.from('101112131415161718191a1b', 'hex');

function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.of(tag, length), content]);
  if (length < 256) return Buffer.concat([Buffer.of(tag, 0x81, length), content]);
  return Buffer.concat([Buffer.of(tag, 0x82, length >> 8, length & 255), content]);
}

/** Encodes an object identifier (X.690 section 8.19). */
function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  const base128 = (arc: number): number[] =>
    arc < 128 ? [arc] : [...base128(Math.floor(arc / 128)).map((byte) => byte | 128), arc % 128];
  return tlv(6, Uint8Array.from([first * 40 + second, ...others].flatMap(base128)));
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return tlv(2, (bytes[0] ?? 0) > 127 ? Buffer.of(0) : Buffer.alloc(0), bytes);
}

const sequence = (...parts: readonly Uint8Array[]) => tlv(0x30, ...parts);
const octets = (bytes: Uint8Array) => tlv(4, bytes);

const ids = {
  pbes1: '1.2.840.113549.1.5.3',
  pbes2: '1.2.840.113549.1.5.13',
  pbkdf2: '1.2.840.113549.1.5.12',
  scrypt: '1.3.6.1.4.1.11591.4.11',
  sha256: '1.2.840.113549.2.9',
  md5: '1.2.840.113549.2.6',
  aes256Gcm: '2.16.840.1.101.3.4.1.46',
  aes128Gcm: '2.16.840.1.101.3.4.1.6',
  aes192Cbc: '2.16.840.1.101.3.4.1.22',
  aes256Cbc: '2.16.840.1.101.3.4.1.42',
} as const;

interface Shape {
  readonly pbes: string;
  readonly derivation: string;
  readonly prf: string;
  readonly cipher: string;
  readonly iterations: number;
  readonly usedIterations: number;
  readonly keyLength: number;
  readonly statedKeyLength: number;
  readonly salt: Uint8Array;
  readonly scheme: Uint8Array;
  readonly text: string;
}

const defaults: Shape = {
  pbes: ids.pbes2,
  derivation: ids.pbkdf2,
  prf: ids.sha256,
  cipher: ids.aes256Gcm,
  iterations: 1000,
  usedIterations: 1000,
  keyLength: 32,
  statedKeyLength: 32,
  salt,
  scheme: sequence(octets(nonce), integer(16)),
  text: uri,
};

/** Returns a DER structure with AES-GCM of Node.js. */
function structure(change: Partial<Shape> = {}): Buffer {
  const shape = { ...defaults, ...change };
  const key = pbkdf2Sync(password, shape.salt, shape.usedIterations, shape.keyLength, 'sha256');
  const cipher = createCipheriv(shape.keyLength === 32 ? 'aes-256-gcm' : 'aes-128-gcm', key, nonce);
  const encrypted = Buffer.concat([cipher.update(shape.text, 'utf8'), cipher.final()]);
  return sequence(
    sequence(
      oid(shape.pbes),
      sequence(
        sequence(
          oid(shape.derivation),
          sequence(
            octets(shape.salt),
            integer(shape.iterations),
            integer(shape.statedKeyLength),
            sequence(oid(shape.prf), tlv(5)),
          ),
        ),
        sequence(oid(shape.cipher), shape.scheme),
      ),
    ),
    octets(Buffer.concat([encrypted, cipher.getAuthTag()])),
  );
}

function pem(der: Uint8Array | string): string {
  const base64 = typeof der === 'string' ? der : Buffer.from(der).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return [
    '-----BEGIN ENCRYPTED OTP ACCOUNTS-----',
    ...lines,
    '-----END ENCRYPTED OTP ACCOUNTS-----',
  ].join('\n');
}

const open = (content: string, typed = password) => decryptWith(recognizePem, content, typed);

/**
 * Made with `openssl kdf`, `openssl enc` and `openssl asn1parse -genconf` of OpenSSL 3.0.19. The password is 'test'.
 */
const byOpenssl = [
  [
    'AES-256-CBC and HMAC-SHA256',
    'MIGrMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgBAgMEBQYHCAICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEAABAgMEBQYHCAkKCwwNDg8EUKqjb5FRk2lIRKA6lgb+X7gBB7iB0j7YP/NuelWXpGTyUWDNazxbjli6/NsyeufVufYaAWB/EY78TRNuxtjugyfKuLy/Jgp6fmV4AQ7Fgs0P',
  ],
  [
    'AES-128-CBC and the default hash',
    'MIGdMEkGCSqGSIb3DQEFDTA8MBsGCSqGSIb3DQEFDDAOBAgBAgMEBQYHCAICCAAwHQYJYIZIAWUDBAECBBAAAQIDBAUGBwgJCgsMDQ4PBFDH/2BimWasuK/lY/AxqxcL0ihWG2uXwO9hcYxZjpDUlEYg0l2HqmaikKU4CppnfaGsQCR/0ZGfp+BKTkaOdm/5tsEAk0/Gtu1tYJJU/3iFWw==',
  ],
  [
    'AES-256-CBC and HMAC-SHA512',
    'MIGrMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgBAgMEBQYHCAICJxAwDAYIKoZIhvcNAgsFADAdBglghkgBZQMEASoEEAABAgMEBQYHCAkKCwwNDg8EUGEprMSSt8BJMwpd59KoTMQgQR0NrbAKM/+5OhHLfjtYaphMe04pAcQC/tx50GsHy3gpixF4tgXUDJsh0e0hLffn/2WLGkyX/0MPUEWTcLL4',
  ],
] as const;

describe('an encrypted PEM backup', () => {
  it('is the example of the documentation, which Python encrypted', async () => {
    const doc = new URL('../../../../docs/reference/encrypted-pem.md', import.meta.url);
    const text = await open(readFileSync(doc, 'utf8'), 'correct horse battery staple');
    expect(readText(String(text)).accounts).toMatchObject([
      {
        type: 'totp',
        issuer: 'Example',
        account: 'alice',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      },
      { type: 'hotp', issuer: 'Example', account: 'bob', counter: 7n },
    ]);
  });

  it.each<[string, Partial<Shape>]>([
    ['AES-256-GCM', {}],
    ['AES-128-GCM', { cipher: ids.aes128Gcm, keyLength: 16, statedKeyLength: 16 }],
    ['a short salt', { salt: salt.subarray(0, 1) }],
    ['text beyond ASCII', { text: `${uri}otpauth://totp/日本?secret=JBSWY3DPEHPK3PXP\n` }],
    ['no text', { text: '' }],
  ])('with %s is decrypted', async (_, change) => {
    expect(await open(pem(structure(change)))).toBe(change.text ?? uri);
  });

  it.each(byOpenssl)('of openssl with %s is decrypted', async (_, base64) => {
    expect(await open(pem(base64), 'test')).toBe(uri);
    expect(await open(pem(base64), 'wrong')).toEqual({ failure: 'wrong-password' });
  });

  it('may have text around it, and other line breaks', async () => {
    const text = `Subject: backup\n\n${pem(structure())}\nbye`.replaceAll('\n', '\r\n');
    expect(await open(text)).toBe(uri);
    expect(await open(`\uFEFF${pem(structure())}`)).toBe(uri);
  });

  it('is not recognized by another label', async () => {
    const text = pem(structure()).replaceAll('OTP ACCOUNTS', 'PRIVATE KEY');
    expect(await open(text)).toEqual({ failure: 'not-recognized' });
  });

  it('isn’t opened with a wrong password', async () => {
    expect(await open(pem(structure()), 'other')).toEqual({ failure: 'wrong-password' });
  });

  const whole = structure();
  it.each([
    ['no end', 'damaged', pem(whole).slice(0, -20)],
    ['no Base64', 'damaged', pem('*')],
    ['nothing', 'damaged', pem('')],
    ['a cut structure', 'damaged', pem(whole.subarray(0, -9))],
    ['bytes after the structure', 'damaged', pem(Buffer.concat([whole, Buffer.of(5, 0)]))],
    ['another key length', 'damaged', pem(structure({ statedKeyLength: 16 }))],
    ['no iterations', 'damaged', pem(structure({ iterations: 0 }))],
    ['no nonce', 'damaged', pem(structure({ scheme: octets(nonce) }))],
    [
      'an initialization vector of 12 bytes',
      'damaged',
      pem(structure({ cipher: ids.aes256Cbc, scheme: octets(nonce) })),
    ],
    ['10,000,001 iterations', 'unsupported', pem(structure({ iterations: 10_000_001 }))],
    ['4 billion iterations', 'unsupported', pem(structure({ iterations: 0xffff_ffff }))],
    ['a salt of 2,000 bytes', 'unsupported', pem(structure({ salt: Buffer.alloc(2000) }))],
    [
      'a tag of 12 bytes',
      'unsupported',
      pem(structure({ scheme: sequence(octets(nonce), integer(12)) })),
    ],
    ['the default tag', 'unsupported', pem(structure({ scheme: sequence(octets(nonce)) }))],
    [
      'a nonce of 16 bytes',
      'unsupported',
      pem(structure({ scheme: sequence(octets(salt), integer(16)) })),
    ],
    ['PBES1', 'unsupported', pem(structure({ pbes: ids.pbes1 }))],
    ['scrypt', 'unsupported', pem(structure({ derivation: ids.scrypt }))],
    ['MD5', 'unsupported', pem(structure({ prf: ids.md5 }))],
    ['AES-192', 'unsupported', pem(structure({ cipher: ids.aes192Cbc }))],
  ] as const)('with %s is %s', async (_, failure, content) => {
    expect(await open(content)).toEqual({ failure });
  });

  it('is not decrypted after a change of any byte', async () => {
    const original = structure();
    const changes = await Promise.all(
      Array.from(original, (byte, index) => {
        const changed = Buffer.from(original);
        changed[index] = byte ^ 0x41;
        return open(pem(changed));
      }),
    );
    expect(changes.filter((result) => typeof result === 'string')).toEqual([]);
  });
});

describe('a backup that this package encrypts', () => {
  it('has the documented structure, and Node.js decrypts it', async () => {
    const random = [salt, nonce];
    const shares: number[] = [];
    const options = testOptions(password, {
      randomBytes: () => Uint8Array.from(random.shift() ?? []),
      onProgress: (share) => shares.push(share),
    });
    const text = await encryptPem(uri, options);
    expect(text).toBe(`${pem(structure({ iterations: 600_000, usedIterations: 600_000 }))}\n`);
    expect(shares).toEqual([0, 1]);
    const data = Buffer.from(text.replaceAll(/-----.*-----/g, ''), 'base64').subarray(
      -(uri.length + 16),
    );
    const key = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAuthTag(data.subarray(-16));
    expect(decipher.update(data.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')).toBe(
      uri,
    );
  });

  it('is opened again', async () => {
    const text = uri.repeat(2000);
    expect(await open(await encryptPem(text, testOptions(password)))).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { encryptEnte, recognizeEnte } from './ente.ts';
import { decryptWith } from './testing/decryptWith.ts';
import { testOptions } from './testing/testOptions.ts';

const password = 'pässword 🔑';
const uris = 'otpauth://totp/Ex%C3%A4mple:ann?secret=JBSWY3DPEHPK3PXP&issuer=Ex%C3%A4mple\n';

/**
 * Encrypted by libsodium-wrappers-sumo 0.8.4 (2026-11-24): `crypto_pwhash` with 8 MiB and 2 iterations,
 * `crypto_secretstream_xchacha20poly1305_push` with TAG_FINAL.
 */
const file = {
  version: 1,
  kdfParams: { memLimit: 8_388_608, opsLimit: 2, salt: 'aalQIxLWVXjYI0JJw+QuOA==' },
  encryptedData:
    '9L3FpAA4LiECOFI+mYQ/Y9BRB/F8GLySpOMNyV+UdjfVc4/6/Hgk2B7YxS30Ai8iO5hfjNe8j6/fV9ZGInJY7RBfsPyOzFYPMOSDc2MSDWrhgRxLhR1VbObk0Bvy',
  encryptionNonce: 'VLnaCH4tZwqgzxao2sU0uwH1pzXoljmg',
};

const open = (content: object, typed = password) =>
  decryptWith(recognizeEnte, JSON.stringify(content), typed);
const withParameters = (parameters: object) => ({
  ...file,
  kdfParams: { ...file.kdfParams, ...parameters },
});

describe('an encrypted export of Ente Auth', () => {
  it('of libsodium becomes a list of URIs, with progress', async () => {
    const shares: number[] = [];
    const text = await decryptWith(recognizeEnte, JSON.stringify(file), password, (share) =>
      shares.push(share),
    );
    expect(text).toBe(uris);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.length).toBeLessThanOrEqual(101);
    expect(shares.at(-1)).toBe(1);
  });

  it('isn’t opened with another password, or after a change', async () => {
    expect(await open(file, 'password')).toEqual({ failure: 'wrong-password' });
    const encryptedData = `A${file.encryptedData.slice(1)}`;
    expect(await open({ ...file, encryptedData })).toEqual({ failure: 'wrong-password' });
  });

  it.each([
    ['too much memory', withParameters({ memLimit: 2 ** 31 }), 'too-much-memory'],
    ['more memory than numbers express', withParameters({ memLimit: 1e300 }), 'unsupported'],
    ['too many iterations', withParameters({ opsLimit: 1_000_000 }), 'unsupported'],
    [
      'iterations that take an hour',
      withParameters({ memLimit: 2 ** 30, opsLimit: 100 }),
      'unsupported',
    ],
    ['too little memory', withParameters({ memLimit: 1024 }), 'unsupported'],
    ['half an iteration', withParameters({ opsLimit: 0.5 }), 'damaged'],
    ['a negative number of iterations', withParameters({ opsLimit: -1 }), 'unsupported'],
    ['memory as text', withParameters({ memLimit: '8388608' }), 'damaged'],
    ['a short salt', withParameters({ salt: 'AAAA' }), 'damaged'],
    ['a salt that isn’t Base64', withParameters({ salt: '!' }), 'damaged'],
    ['another version', { ...file, version: 2 }, 'unsupported'],
    ['no parameters', { ...file, kdfParams: null }, 'damaged'],
    ['a short nonce', { ...file, encryptionNonce: 'AAAA' }, 'damaged'],
    ['content that is cut off', { ...file, encryptedData: 'AAAA' }, 'damaged'],
    ['content that isn’t text', { ...file, encryptedData: 7 }, 'damaged'],
  ])('with %s isn’t opened', async (_, content, failure) => {
    expect(await open(content)).toEqual({ failure });
  });

  it('is written with Ente Auth’s parameters, and read again', async () => {
    const cost = { memory: 8192, iterations: 2 };
    const written = await encryptEnte(uris, testOptions(password), cost);
    const json = JSON.parse(written) as typeof file;
    expect(Object.keys(json)).toEqual(Object.keys(file));
    expect(json.kdfParams).toMatchObject({ memLimit: 8_388_608, opsLimit: 2 });
    expect(Buffer.from(json.kdfParams.salt, 'base64')).toHaveLength(16);
    expect(Buffer.from(json.encryptionNonce, 'base64')).toHaveLength(24);
    expect(await open(json)).toBe(uris);
  });

  it('isn’t recognized in any other file', async () => {
    expect(await open([])).toEqual({ failure: 'not-recognized' });
    expect(await decryptWith(recognizeEnte, uris, password)).toEqual({ failure: 'not-recognized' });
  });
});

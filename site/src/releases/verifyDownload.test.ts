import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkCommand, publisherCommand } from './checkCommand.ts';
import { hashStream } from './hashStream.ts';
import type { Build, Product, Release } from './types.ts';
import { largestDownload, type Verdict, verifyDownload } from './verifyDownload.ts';

function bytesOf(size: number, seed: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed) % 251);
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function release(product: Product, build: Build, content: Uint8Array): Release {
  const file = {
    name: 'setup_x64.msi',
    platform: 'windows',
    build,
    bytes: content.byteLength,
    sha256: sha256(content),
  } as const;
  return {
    product,
    version: '1.0.3.0',
    date: '2026-11-02',
    minimum: '8',
    files: [file],
    changes: {},
  };
}

const app = bytesOf(100_000, 1);
const login = bytesOf(60_000, 2);
const releases = [release('windows-app', 'x64', app), release('login-windows', 'x64', login)];

async function* stream(content: Uint8Array, chunk = 4096): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += chunk)
    yield content.subarray(start, start + chunk);
}

const noChunks = () => stream(new Uint8Array());

async function* unreadable(): AsyncGenerator<Uint8Array> {
  yield app;
  throw new Error('the file changed while it was read');
}

function verify(name: string, content: Uint8Array): Promise<Verdict> {
  return verifyDownload(
    { name, size: content.byteLength, chunks: () => stream(content) },
    releases,
  );
}

describe('the verdict', () => {
  test.each([
    ['windows-app', app],
    ['login-windows', login],
  ])('is genuine, and tells two files with the same name apart: %s', async (product, content) => {
    expect(await verify('setup_x64.msi', content)).toMatchObject({
      kind: 'genuine',
      isRenamed: false,
      match: { release: { product } },
    });
  });

  test.each(['my file.msi', 'setup_x64 (1).msi', 'setup_x86.msi', 'setup_x64.msi.crdownload'])(
    'is genuine under another name: %s',
    async (name) => {
      expect(await verify(name, app)).toMatchObject({ kind: 'genuine', isRenamed: true });
    },
  );

  test.each(['setup_x64.msi', 'SETUP_X64.MSI', 'setup_x64 (2).msi'])(
    'is wrong content if one byte differs in %s',
    async (name) => {
      const changed = app.slice();
      changed[50_000] = 255;
      expect(await verify(name, changed)).toMatchObject({
        kind: 'wrong-content',
        expected: [{}, {}],
        sha256: sha256(changed),
      });
    },
  );

  test('is wrong content if the file is longer', async () => {
    expect((await verify('setup_x64.msi', bytesOf(100_001, 1))).kind).toBe('wrong-content');
  });

  test.each(['setup_x64.msi', 'setup_x64.msi.part', 'setup_x64(1).msi.crdownload'])(
    'is truncated: %s',
    async (name) => {
      expect(await verify(name, app.subarray(0, 59_999))).toMatchObject({
        kind: 'truncated',
        bytes: 59_999,
      });
    },
  );

  test('is an unknown name if no release has it', async () => {
    const content = bytesOf(10, 3);
    expect(await verify('holiday.jpg', content)).toEqual({
      kind: 'unknown-name',
      sha256: sha256(content),
    });
  });

  test.each(['setup_x64.msi', 'anything'])('is empty: %s', async (name) => {
    expect(await verify(name, new Uint8Array())).toEqual({ kind: 'empty' });
  });

  test('is empty if the stream is, whatever the size', async () => {
    expect(await verifyDownload({ name: 'a', size: 5, chunks: noChunks }, releases)).toEqual({
      kind: 'empty',
    });
  });

  test('is too large over 2 GB, and the file isn’t read', async () => {
    const size = largestDownload + 1;
    expect(
      await verifyDownload({ name: 'setup_x64.msi', size, chunks: unreadable }, releases),
    ).toEqual({
      kind: 'too-large',
    });
  });
});

describe('hashStream', () => {
  test.each([1, 63, 64, 65, 1000, 200_000])('hashes chunks of %i bytes', async (chunk) => {
    const seen: number[] = [];
    const hashed = await hashStream(stream(app, chunk), {
      onProgress: (bytes) => seen.push(bytes),
    });
    expect(hashed).toEqual({ bytes: app.byteLength, sha256: sha256(app) });
    expect(seen).toHaveLength(Math.ceil(app.byteLength / chunk));
    expect(seen.at(-1)).toBe(app.byteLength);
  });

  test('stops after the chunk in which it is aborted, and closes the stream', async () => {
    let closed = false;
    async function* watched(): AsyncGenerator<Uint8Array> {
      try {
        yield* stream(app);
      } finally {
        closed = true;
      }
    }
    const abort = new AbortController();
    const seen: number[] = [];
    const hashing = hashStream(watched(), {
      signal: abort.signal,
      onProgress: (bytes) => {
        seen.push(bytes);
        if (seen.length === 3) abort.abort();
      },
    });
    await expect(hashing).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([4096, 8192, 12288]);
    expect(closed).toBe(true);
  });

  test('rejects with the stream’s error', async () => {
    await expect(hashStream(unreadable())).rejects.toThrow('the file changed');
  });
});

describe('checkCommand', () => {
  const file = { name: 'setup_x64.msi', sha256: sha256(app) };

  test('compares the hash in PowerShell', () => {
    expect(checkCommand('powershell', file)).toBe(
      `(Get-FileHash -Algorithm SHA256 '.\\setup_x64.msi').Hash -eq '${file.sha256}'`,
    );
  });

  test('compares the hash on macOS', () => {
    expect(checkCommand('macos', file)).toBe(
      `echo '${file.sha256}  setup_x64.msi' | shasum -a 256 --check`,
    );
  });
});

test('names the file in the command that shows its publisher', () => {
  expect(publisherCommand({ name: 'setup_x64.msi' })).toBe(
    "Get-AuthenticodeSignature '.\\setup_x64.msi' | Format-List Status, SignerCertificate",
  );
});

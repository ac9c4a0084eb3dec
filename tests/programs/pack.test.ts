import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { encodeQR } from 'qr';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeArchive } from '@otp-lab/vectors/archive';
import { programOutput } from '../../scripts/programs.ts';

// These tests pack every package and use it in a project without TypeScript or npm.

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = ['otp', 'qr-reader', 'vectors', 'app-notes', 'account-transfer'] as const;

/** The temporary project with the packages in its node_modules. */
let project = '';
/** The archives that npm packed, by package. */
const archives = new Map<string, string>();
const packageFolder = (name: string) => join(project, 'node_modules/@otp-lab', name);

/** Drops this repository's export condition, so that imports resolve to the built files. */
const plainNode = { NODE_OPTIONS: '' };

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'packed-'));
  const workspaces = names.map((name) => `--workspace=packages/${name}`);
  const options = ['--prefix', root, '--json', '--pack-destination', project];
  const packed = programOutput('npm', ['pack', ...options, ...workspaces]);
  // The output of `prepack` precedes npm's JSON list.
  const list: { name: string; filename: string }[] = JSON.parse(
    packed.slice(packed.search(/^\[$/m)),
  );
  for (const { name, filename } of list) {
    const folder = join(project, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    programOutput('tar', ['-xzf', join(project, filename), '-C', folder, '--strip-components=1']);
    archives.set(name.replace('@otp-lab/', ''), join(project, filename));
  }
  for (const name of ['@noble/hashes', '@noble/ciphers'])
    cpSync(join(root, 'node_modules', name), join(project, 'node_modules', name), {
      recursive: true,
    });
  writeFileSync(
    join(project, 'modules.json'),
    JSON.stringify(encodeQR('HELLO WORLD', 'raw', { border: 4 })),
  );
});
afterAll(() => rmSync(project, { recursive: true }));

type Target = string | Readonly<Record<string, string>>;

/** Returns the entry points of a packed package with their files. Leaves out those of this repository alone. */
function publishedExports(name: string): [entry: string, files: string[]][] {
  const { exports } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
  return Object.entries(exports as Readonly<Record<string, Target>>)
    .map(([entry, target]): [string, string[]] => [
      entry,
      typeof target === 'string'
        ? [target]
        : [target['types'], target['default']].filter((file) => file !== undefined),
    ])
    .filter(([, files]) => files.length > 0);
}

describe.each(names)('@otp-lab/%s', (name) => {
  it('contains the files that its exports point to', () => {
    const targets = publishedExports(name).flatMap(([, files]) => files);
    expect(targets.length).toBeGreaterThan(0);
    const missing = targets.filter((target) => !existsSync(join(packageFolder(name), target)));
    expect(missing).toEqual([]);
  });

  it('contains its license and no tests', () => {
    expect(existsSync(join(packageFolder(name), 'LICENSE'))).toBe(true);
    const files = programOutput('tar', ['-tzf', archives.get(name) ?? '']);
    expect(files).not.toMatch(/\.test\.|tsbuildinfo/);
  });

  it('has nothing that publint complains about', async () => {
    const tarball = Uint8Array.from(readFileSync(archives.get(name) ?? '')).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has types that match its modules', async () => {
    const entrypoints = publishedExports(name)
      .map(([entry]) => entry)
      .filter((entry) => !/\.(md|txt)$/.test(entry));
    const tarball = Uint8Array.from(readFileSync(archives.get(name) ?? ''));
    const result = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
    // The packages have ES modules alone: CommonJS code and TypeScript's resolution of 2012 don't find them.
    const problems = (result.types ? result.problems : []).filter(
      (problem) =>
        !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
    );
    expect(result.types).toMatchObject({ kind: 'included' });
    expect(problems).toEqual([]);
  });

  it('runs the examples of its README with the stated output', () => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const examples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, code = '']) => code);
    expect(examples.length).toBeGreaterThan(1);
    for (const [index, code] of examples.entries()) {
      const file = join(project, `${name}-${index}.mjs`);
      writeFileSync(file, code);
      const printed = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(
        ([, line]) => line,
      );
      expect(printed).not.toEqual([]);
      expect(programOutput('node', ['--no-warnings', file], '', plainNode)).toBe(
        printed.join('\n'),
      );
    }
  });
});

it('includes the otp command', () => {
  const command = join(packageFolder('otp'), 'dist/cli/main.js');
  const printed = programOutput('node', [command, 'vectors'], '', plainNode);
  expect(printed).toContain('pass totp SHA1 59: 94287082');
});

describe('the packed vectors', () => {
  let alone = '';
  beforeAll(() => {
    alone = mkdtempSync(join(tmpdir(), 'alone-'));
    writeFileSync(join(alone, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rmSync(alone, { recursive: true }));

  const installed = () => join(alone, 'node_modules/@otp-lab/vectors');
  const install = (tarball: string) => {
    rmSync(join(alone, 'node_modules'), { recursive: true, force: true });
    const options = ['--prefix', alone, '--offline', '--no-save', '--no-audit', '--no-fund'];
    programOutput('npm', ['install', ...options, '--cache', join(alone, 'cache'), tarball]);
  };
  const run = (...parameters: string[]) => programOutput('node', parameters, '', plainNode);

  it.each(['npm’s tarball', 'the archive'])('install from %s alone, offline, and run', (which) => {
    const { name, gzip } = makeArchive();
    const archive = join(alone, `${name}.tgz`);
    writeFileSync(archive, gzip);
    install(which === 'the archive' ? archive : (archives.get('vectors') ?? ''));
    expect(readdirSync(join(alone, 'node_modules/@otp-lab'))).toEqual(['vectors']);
    expect(readdirSync(join(alone, 'node_modules')).filter((one) => !one.startsWith('.'))).toEqual([
      '@otp-lab',
    ]);
    expect(run(join(installed(), 'runners/otp-vectors.mjs'))).toMatch(
      / \d{3} passed, 0 deviations /,
    );
    const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
    const [, code = ''] = /^```mjs\n(.*?)^```/ms.exec(readme) ?? [];
    writeFileSync(join(alone, 'vectors.test.mjs'), code);
    expect(run('--test', join(alone, 'vectors.test.mjs'))).toMatch(/^. pass 1$/m);
  });

  it('are the same files in npm’s tarball and in the archive', () => {
    const { name, gzip } = makeArchive();
    writeFileSync(join(alone, 'archive.tgz'), gzip);
    const list = (tarball: string, folder: string) =>
      programOutput('tar', ['-tzf', tarball])
        .trim()
        .split('\n')
        .map((file) => file.replace(`${folder}/`, ''))
        .toSorted();
    expect(list(join(alone, 'archive.tgz'), name)).toEqual(
      list(archives.get('vectors') ?? '', 'package'),
    );
  });
});

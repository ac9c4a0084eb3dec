import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeQR } from 'qr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOutput } from '../scripts/programs.ts';

// These tests pack every package and use it in a project without TypeScript or npm.

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['otp', 'qr-reader', 'vectors', 'app-notes'] as const;

/** The temporary project with the packages in its node_modules. */
let project = '';
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
  }
  cpSync(join(root, 'node_modules/@noble/hashes'), join(project, 'node_modules/@noble/hashes'), {
    recursive: true,
  });
  writeFileSync(
    join(project, 'modules.json'),
    JSON.stringify(encodeQR('HELLO WORLD', 'raw', { border: 4 })),
  );
});
afterAll(() => rmSync(project, { recursive: true }));

type Target = string | Readonly<Record<string, string>>;

describe.each(names)('@otp-lab/%s', (name) => {
  it('contains the files that its exports point to', () => {
    const { exports } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
    const targets = Object.values(exports as Readonly<Record<string, Target>>).flatMap((target) =>
      typeof target === 'string' ? [target] : [target['types'], target['default']],
    );
    expect(targets.length).toBeGreaterThan(0);
    const missing = targets.filter(
      (target) => !existsSync(join(packageFolder(name), target ?? '')),
    );
    expect(missing).toEqual([]);
  });

  it('contains its license and no tests', () => {
    expect(existsSync(join(packageFolder(name), 'LICENSE'))).toBe(true);
    const files = programOutput('tar', ['-tzf', join(project, `otp-lab-${name}-1.0.0.tgz`)]);
    expect(files).not.toMatch(/\.test\.|tsbuildinfo/);
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

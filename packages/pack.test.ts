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
import { textFrom } from '../scripts/programs.ts';

/** Packs every package, and uses the results in a project that has neither TypeScript nor npm. */
const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['otp', 'qr-reader', 'vectors', 'app-notes'] as const;

let project = '';
const installed = (name: string) => join(project, 'node_modules/@otp-lab', name);

/** Without this repository's condition, exports lead to the built files. */
const plainNode = { NODE_OPTIONS: '' };

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'packed-'));
  const workspaces = names.map((name) => `--workspace=packages/${name}`);
  const options = ['--prefix', root, '--json', '--pack-destination', project];
  const packed = textFrom('npm', ['pack', ...options, ...workspaces]);
  // What `prepack` prints stands before npm's list.
  const list: { name: string; filename: string }[] = JSON.parse(
    packed.slice(packed.search(/^\[$/m)),
  );
  for (const { name, filename } of list) {
    const folder = join(project, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    textFrom('tar', ['-xzf', join(project, filename), '-C', folder, '--strip-components=1']);
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
  it('contains the files that its exports lead to', () => {
    const { exports } = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));
    const targets = Object.values(exports as Readonly<Record<string, Target>>).flatMap((target) =>
      typeof target === 'string' ? [target] : [target['types'], target['default']],
    );
    expect(targets.length).toBeGreaterThan(0);
    const missing = targets.filter((target) => !existsSync(join(installed(name), target ?? '')));
    expect(missing).toEqual([]);
  });

  it('contains its license and no tests', () => {
    expect(existsSync(join(installed(name), 'LICENSE'))).toBe(true);
    const files = textFrom('tar', ['-tzf', join(project, `otp-lab-${name}-1.0.0.tgz`)]);
    expect(files).not.toMatch(/\.test\.|tsbuildinfo/);
  });

  it('prints what the examples of its README say', () => {
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
      expect(textFrom('node', ['--no-warnings', file], '', plainNode)).toBe(printed.join('\n'));
    }
  });
});

it('brings a command', () => {
  const command = join(installed('otp'), 'dist/cli/main.js');
  const printed = textFrom('node', [command, 'vectors'], '', plainNode);
  expect(printed).toContain('pass totp SHA1 59: 94287082');
});

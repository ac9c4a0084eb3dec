import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from '../../scripts/programs.ts';
import { checkCommand } from '../../site/src/releases/checkCommand.ts';

const content = 'the bytes of a download';
const sha256 = createHash('sha256').update(content).digest('hex');
const name = 'setup_x64.msi';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'download-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a good file', content, `${name}: OK\n`, 0],
  ['a bad file', `${content}.`, `${name}: FAILED\n`, 1],
])('the check command for Linux recognizes %s', (_, bytes, output, status) => {
  writeFileSync(join(folder, name), bytes);
  const command = `cd '${folder}' && ${checkCommand('linux', { name, sha256 })}`;
  const ended = runProgram('sh', ['-c', command]);
  expect([ended.stdout.toString(), ended.status]).toEqual([output, status]);
});

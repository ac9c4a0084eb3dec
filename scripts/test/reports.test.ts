import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFailure, readReport } from './reports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readReport(file);
}

test('a failed browser test is named with its groups and the errors of its first try', () => {
  const failed = {
    status: 'unexpected',
    results: [{ errors: [{ message: 'first try' }] }, { errors: [{ message: 'last try' }, {}] }],
  };
  const passed = { status: 'expected', results: [{ errors: [] }] };
  const flaky = {
    status: 'flaky',
    results: [{ errors: [{ message: 'too late' }] }, { errors: [] }],
  };
  const inner = {
    title: 'a Mac',
    specs: [
      { title: 'the tabs stand', tests: [failed] },
      { title: 'the picture moves', tests: [flaky] },
    ],
  };
  const suite = {
    title: 'apps.spec.ts',
    specs: [{ title: 'another', tests: [passed] }],
    suites: [inner],
  };
  const stats = { expected: 4, unexpected: 1, flaky: 2 };
  expect(read({ stats, suites: [suite], errors: [{ message: 'no server' }] })).toEqual({
    passed: 6,
    failed: 1,
    failures: [
      { name: 'the run', message: 'no server' },
      { name: 'apps.spec.ts › a Mac › the tabs stand', message: 'first try' },
    ],
    unsteady: [{ name: 'apps.spec.ts › a Mac › the picture moves', message: 'too late' }],
  });
});

test('a failed unit test is named, and a file that cannot be read', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: 'broken.test.ts', message: 'Unexpected token', assertionResults: [] },
      {
        name: 'whole.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'group one', failureMessages: [] },
          { status: 'failed', fullName: 'group two', failureMessages: ['expected 1', 'to be 2'] },
        ],
      },
    ],
  };
  expect(read(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: [
      { name: 'broken.test.ts', message: 'Unexpected token' },
      { name: 'group two', message: 'expected 1\nto be 2' },
    ],
    unsteady: [],
  });
});

test('a runner that wrote nothing has no report', () => {
  expect(readReport(join(folder, 'missing.json'))).toBeUndefined();
});

test('a failure is told in few lines without colors', () => {
  const message = ['\u001B[31mError\u001B[39m', '', ...Array(20).fill('line')].join('\n');
  const lines = describeFailure({ name: 'a test', message }).split('\n');
  expect(lines.slice(0, 3)).toEqual(['✗ a test', '    Error', '    line']);
  expect(lines).toHaveLength(16);
});

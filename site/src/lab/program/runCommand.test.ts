import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { driverLanguages } from './drivers.ts';
import { runCommand } from './runCommand.ts';
import { tasks } from './task.ts';

const folders = { codes: 'drivers', verification: 'verifiers' } as const;

/** Returns the text of a driver as the repository has it. */
function driverText(folder: string, language: string): string {
  return readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8');
}

for (const task of tasks)
  test(`each driver begins with the command that the page shows (${task})`, () => {
    const languages = driverLanguages[task];
    const files = readdirSync(new URL(folders[task], import.meta.url));
    expect(files.toSorted()).toEqual(languages.map((language) => `${language}.txt`).toSorted());
    for (const language of languages) {
      const [first = '', second = ''] = driverText(folders[task], language).split('\n');
      const line = /^(#!|<\?php)/.test(first) ? second : first;
      expect(line.replace(/^(\/\/|#) /, '')).toBe(runCommand(task, language, 'command'));
    }
  });

test('pipes the inputs into the program that runs, not into the compiler', () => {
  expect(runCommand('codes', 'rust', 'powerShell')).toBe(
    'rustc driver.rs; Get-Content otp-inputs.txt | ./driver > otp-outputs.txt',
  );
  expect(runCommand('verification', 'python', 'powerShell')).toBe(
    'Get-Content otp-verifications.txt | python3 verifier.py > otp-answers.txt',
  );
});

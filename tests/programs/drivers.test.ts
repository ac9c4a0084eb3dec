import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram, type ProgramName, runProgram } from '../../scripts/programs.ts';
import { runToEnd } from '@otp-lab/otp';
import { readInputs, rightCode } from '@otp-lab/otp/program';
import { judgeVerifications, readVerifications } from '@otp-lab/otp/verification';
import { javascript, php, python, ruby, shell } from './driverPrograms.ts';

const at = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lists = {
  drivers: at('packages/otp/data/program-inputs.txt'),
  verifiers: at('packages/otp/data/verification-inputs.txt'),
} as const;
const inputs = readInputs(lists.drivers);
const verifications = readVerifications(lists.verifiers);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'driver-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a driver, unchanged or with the visitor's functions. Returns the printed lines. */
function linesOf(
  program: ProgramName,
  kind: keyof typeof lists,
  language: string,
  functions?: string,
): string[] {
  const text = at(`site/src/lab/program/${kind}/${language}.txt`);
  const placeholder =
    /(?<=---- Call your program here.*\n)[^]*(?=(?:\/\/|#) ---- End of your part)/;
  expect(text).toMatch(placeholder);
  const file = join(folder, language === 'javascript' ? 'driver.mjs' : 'driver');
  writeFileSync(file, functions === undefined ? text : text.replace(placeholder, () => functions));
  return runProgram(program, [file], lists[kind]).stdout.toString().trimEnd().split('\n');
}

function judge(lines: readonly string[]) {
  return runToEnd(judgeVerifications(lines.join('\n'), verifications));
}

const languages = [
  { language: 'javascript', program: 'node', functions: javascript },
  { language: 'python', program: 'pyotp', functions: python },
  // oathtool supports only 6, 7 and 8 digits. The shell's numbers have 64 bits with a sign.
  {
    language: 'shell',
    program: 'sh',
    functions: shell,
    refused: [4, 5, 9, 10],
    overflow: ['verify-bounds-4'],
  },
  { language: 'php', program: 'php', functions: php },
  { language: 'ruby', program: 'ruby', functions: ruby },
] as const;

for (const { language, program, functions, ...limits } of languages) {
  const refused: readonly number[] = 'refused' in limits ? limits.refused : [];
  const overflow: readonly string[] = 'overflow' in limits ? limits.overflow : [];
  const isMissing = findProgram(program) === undefined;

  describe.skipIf(isMissing)(`the driver for ${language}`, () => {
    it('prints the codes of a correct program, and an error for each input that the program refuses', () => {
      expect(linesOf(program, 'drivers', language, functions.codes)).toEqual(
        inputs.map((input) =>
          refused.includes(input.digits) ? `${input.id} error` : `${input.id} ${rightCode(input)}`,
        ),
      );
    });

    it('prints the answers of a correct verifier', () => {
      const { total, differences } = judge(
        linesOf(program, 'verifiers', language, functions.verifications),
      );
      expect(differences.map(({ id }) => id)).toEqual(overflow);
      expect(total).toMatchObject({ right: verifications.length - overflow.length, missing: 0 });
    });

    it.each([
      ['drivers', inputs],
      ['verifiers', verifications],
    ] as const)('prints an error for each input before it is edited: %s', (kind, all) => {
      expect(linesOf(program, kind, language)).toEqual(all.map(({ id }) => `${id} error`));
    });
  });
}

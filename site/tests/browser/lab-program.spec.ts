import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import korean from '../../src/locales/ko-KR.json' with { type: 'json' };
import { readLine } from '../../../research/simulation/program.ts';
import { namedPrograms } from '../../../research/simulation/programs.ts';
import { readInputs, rightCode } from '@otp-lab/otp/program';
import { expect, test } from './support/test.ts';

const list = readFileSync(new URL(import.meta.resolve('@otp-lab/otp/program/inputs.txt')), 'utf8');
const inputs = readInputs(list);
const verificationList = readFileSync(
  new URL(import.meta.resolve('@otp-lab/otp/verification/inputs.txt')),
  'utf8',
);
const correctOutput = inputs.map((input) => `${input.id} ${rightCode(input)}`).join('\n');

/** Returns the output of a program with this fault. */
function outputOf(finding: string): string {
  const [, , program] = namedPrograms.find(([, name]) => name === finding) ?? [];
  if (program === undefined) throw new Error(`there is no program for ${finding}`);
  return list
    .trimEnd()
    .split('\n')
    .map((line) => `${readLine(line).id} ${program(readLine(line))}`)
    .join('\n');
}

async function open(page: Page): Promise<void> {
  await page.goto('/#/otpqr?tool=program');
  await page.locator('html[data-ready]').waitFor();
}

const output = (page: Page) => page.getByTestId('program-output');
const finding = (page: Page) => page.getByTestId('program-finding');
const groups = (page: Page, verdict: string) =>
  page.locator(`[data-testid="program-verdict"][data-verdict="${verdict}"]`);
const differences = (page: Page) =>
  page.getByTestId('program-difference').filter({ visible: true });
const file = (page: Page) => page.getByTestId('program-file');

test('asks for the rest of the output if most of it is missing', async ({ page }) => {
  await open(page);
  await output(page).fill('rfc4226-1 123456');
  await expect(finding(page)).toHaveAttribute('data-finding', 'unknown');
  await expect(finding(page)).toContainText('aren’t enough to find the bug');
  await output(page).fill(correctOutput.replaceAll(/\d$/gm, (digit) => `${9 - Number(digit)}`));
  await expect(finding(page)).toContainText('No known bug explains');
});

test('names a fault, the groups that expose it, and the first wrong codes', async ({ page }) => {
  await open(page);
  await expect(page.getByTestId('program-input')).toHaveText(list);
  await output(page).fill(outputOf('truncation:byte19'));
  await expect(finding(page)).toHaveAttribute('data-finding', 'truncation:byte19');
  await expect(finding(page)).toHaveAttribute('data-certainty', 'certain');
  await expect(finding(page)).toContainText('Your program takes the offset from byte 19');
  await expect(groups(page, 'fail')).toHaveCount(1);
  await expect(groups(page, 'fail')).toHaveAttribute('data-group', 'hashes');
  await expect(groups(page, 'pass')).toHaveCount(11);
  await expect(differences(page)).toHaveCount(3);

  await output(page).fill(outputOf('truncation:byte19,code:zeros-lost'));
  await expect(finding(page)).toHaveAttribute('data-finding', 'truncation:byte19,code:zeros-lost');
  // A line for each fault, in the order of the computation.
  await expect(finding(page).locator('pre')).toHaveText(
    /^offset = hash.*\nnumber = .*\ncode = padStart\(number % 10\^digits, digits, '0'\)$/,
  );

  await output(page).fill(
    correctOutput.replaceAll(/\d+$/gm, (code) => Array.from(code).toReversed().join('')),
  );
  await expect(finding(page)).toHaveAttribute('data-finding', 'unknown');
  await expect(finding(page)).toContainText('No known bug explains all of the wrong codes.');
  await expect(differences(page)).toHaveCount(3);
  await page.getByText(/^Show \d+ more wrong outputs$/).click();
  const palindromes = correctOutput
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((code) => code === Array.from(code).toReversed().join(''));
  await expect(differences(page)).toHaveCount(inputs.length - palindromes.length);
  const fourDigits = differences(page).filter({
    has: page.getByRole('rowheader', { name: 'digits-1', exact: true }),
  });
  await expect(fourDigits.getByRole('row').last()).toHaveText(
    /^Input: totp 3132\w+ GEZD\w+ SHA1 4 1700000000 30$/,
  );

  await output(page).fill(correctOutput.split('\n').slice(5).join('\n'));
  await expect(finding(page)).toHaveAttribute('data-finding', 'match');
  await expect(page.getByTestId('program-notes')).toHaveText(
    '5 inputs are missing from the output.',
  );
  await expect(finding(page)).toContainText('Correct so far');
});

test('names the faults of some wrong codes, and says how many they explain', async ({ page }) => {
  await open(page);
  const lines = outputOf('counter:cut32').split('\n');
  const unexplained = correctOutput
    .split('\n')
    .slice(0, 2)
    .map((line) => line.replace(/\d$/, (digit) => `${9 - Number(digit)}`));
  await output(page).fill([...unexplained, ...lines.slice(2)].join('\n'));
  await expect(finding(page)).toHaveAttribute('data-finding', 'unknown');
  await expect(finding(page)).toHaveAttribute('data-partly', 'counter:cut32');
  await expect(finding(page)).toContainText('Your program keeps only 32 bits of the counter.');
  await expect(finding(page).getByRole('link', { name: 'RFC 4226, section 5.1' })).toHaveAttribute(
    'href',
    'https://www.rfc-editor.org/rfc/rfc4226#section-5.1',
  );
  await expect(finding(page)).toContainText(/This explains \d+ of the \d+ wrong codes/);
});

test('lists the faults that an output leaves possible', async ({ page }) => {
  await open(page);
  // The first 60 inputs ask for SHA1 or SHA256, but not for SHA512.
  await output(page).fill(outputOf('algorithm:SHA1').split('\n').slice(0, 60).join('\n'));
  await expect(finding(page)).toContainText('Several possible bugs');
  const faults = finding(page).getByRole('listitem');
  await expect(faults).toHaveCount(2);
  await expect(faults.first()).toContainText('Your program always uses SHA1');
});

test('reports a text without codes, and the number of a few wrong codes', async ({ page }) => {
  await open(page);
  await output(page).fill('nonsense');
  await expect(page.getByRole('alert')).toContainText(/\bno code\b/);
  await expect(page.getByTestId('program-notes')).toHaveCount(0);

  const [first = '', second = ''] = inputs.map(({ id }) => id);
  await output(page).fill(`${first} 000001\n${second} 000001`);
  await expect(page.getByTestId('program-differences').locator('caption')).toHaveText(
    '2 wrong outputs',
  );
});

test('shows outputs that are neither a code nor “error” next to the correct codes', async ({
  page,
}) => {
  await open(page);
  await output(page).fill(
    inputs
      .map((input) => {
        const code = rightCode(input);
        return `${input.id} ${code.length < 9 ? code : Number(code).toExponential()}`;
      })
      .join('\n'),
  );
  await expect(finding(page)).toHaveAttribute('data-finding', 'output:not-code');
  await expect(finding(page)).toContainText('6 lines are neither a code nor “error”.');
  await expect(
    page.locator('[data-testid="program-verdict"][data-group="digits"]'),
  ).toHaveAttribute('data-verdict', 'fail');
  const difference = differences(page).filter({ hasText: 'ten-digits-2' });
  await expect(difference.getByRole('row').first()).toHaveText(
    'ten-digits-216983859821.698385982e+9',
  );

  const withoutHashes = inputs
    .map((input) => `${input.id} ${/SHA512/.test(input.algorithm) ? 'error' : rightCode(input)}`)
    .join('\n');
  await output(page).fill(withoutHashes);
  await expect(finding(page)).toHaveAttribute('data-finding', 'output:refused');
  await expect(finding(page)).toHaveAttribute('data-kind', 'refused');
  await expect(finding(page)).toContainText(
    '12 inputs were refused. Your program refused all inputs with SHA512, and no others.',
  );
  await expect(finding(page)).toContainText('All 145 codes in the output are correct.');
  await expect(groups(page, 'partial')).toHaveAttribute('data-group', 'hashes');
});

test('judges a program that verifies codes', async ({ page }) => {
  await open(page);
  await output(page).fill(correctOutput);
  await page.getByRole('radio', { name: 'It verifies codes' }).check();
  await expect(page.getByTestId('program-input')).toHaveText(verificationList);
  await expect(output(page)).toHaveValue('');
  const accept = (ids: RegExp) =>
    verificationList
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ')[0] ?? '')
      .map((id) => `${id} ${ids.test(id) ? 'accepted' : 'rejected'}`)
      .join('\n');
  const right = new RegExp(
    `^verify-(?:${[
      'window-(?:4|10|11|12|16|17|18|25|26|27)',
      'look-ahead-[234]',
      'bounds-[124]',
      'reuse-[158]',
      'number-[16]',
      'typed-1',
      'settings-[135]',
    ].join('|')})$`,
  );
  await output(page).fill(accept(right));
  await expect(finding(page)).toHaveAttribute('data-finding', 'match');
  await expect(finding(page)).toContainText('All 85 answers are correct.');
  await expect(groups(page, 'pass')).toHaveCount(7);

  await output(page).fill(accept(new RegExp(`${right.source}|reuse-[23]$`)));
  await expect(finding(page)).toHaveAttribute('data-finding', 'reuse:accepted');
  await expect(finding(page)).toHaveAttribute('data-certainty', 'certain');
  await expect(finding(page)).toContainText('Your program accepts a code twice');
  await expect(groups(page, 'fail')).toHaveAttribute('data-group', 'reuse');
  await expect(differences(page)).toHaveCount(2);

  await output(page).fill('755224');
  await expect(page.getByRole('alert')).toContainText('has no answer for any input');
  await page.getByRole('radio', { name: 'Rust' }).check();
  await page.getByText('The driver’s source').click();
  await expect(page.getByTestId('program-driver').filter({ visible: true })).toContainText(
    'struct Window',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download driver' }).click();
  expect((await download).suggestedFilename()).toBe('verifier.rs');
  await page.getByRole('radio', { name: 'It computes codes' }).check();
  await expect(output(page)).toHaveValue(correctOutput);
});

test('keeps the pasted text and the language while another tool is shown', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Rust' }).check();
  await output(page).fill(correctOutput);
  await expect(finding(page)).toHaveAttribute('data-finding', 'match');
  await page.locator('a[data-tool="vectors"]').click();
  await expect(page.getByTestId('vector').first()).toBeVisible();
  await page.locator('a[data-tool="program"]').click();
  await expect(output(page)).toHaveValue(correctOutput);
  await expect(finding(page)).toContainText(`All ${inputs.length} codes are correct.`);
  await page.getByText('The driver’s source').click();
  await expect(page.getByTestId('program-driver').filter({ visible: true })).toContainText(
    'fn main()',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download driver' }).click();
  expect((await download).suggestedFilename()).toBe('driver.rs');
});

test("reads UTF-16 files from PowerShell, and explains files that it can't read", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'));
  const large = join(folder, 'large.txt');
  writeFileSync(large, '');
  truncateSync(large, 65 * 2 ** 20);
  await open(page);
  await output(page).fill('rfc4226-1 755224');
  await expect(finding(page)).toHaveAttribute('data-finding', 'match');

  const utf16 = Buffer.from(`\uFEFF${correctOutput.replaceAll('\n', '\r\n')}`, 'utf16le');
  await file(page).setInputFiles({ name: 'out.txt', mimeType: 'text/plain', buffer: utf16 });
  await expect(finding(page)).toContainText(`All ${inputs.length} codes are correct.`);

  const bytes = Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7) % 256));
  for (const [input, message] of [
    [
      { name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes },
      '“a.bin” isn’t text. Save your program’s output as a text file, and choose that.',
    ],
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n') },
      '“a.txt” is empty. Run your program again, or choose another file.',
    ],
    [large, '“large.txt” is too large: up to 64 MB can be read.'],
  ] as const) {
    await file(page).setInputFiles(input);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(output(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(output(page)).toHaveValue('rfc4226-1 755224');
  }
  rmSync(folder, { recursive: true });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(finding(page)).toContainText('The one code in the output is correct.');

  await output(page).fill('hello\nworld');
  await expect(page.getByRole('alert')).toContainText(
    'This text has no code for any input in the list.',
  );
});

test('checks a million lines', async ({ page }) => {
  await open(page);
  const many = Array.from({ length: Math.ceil(1e6 / inputs.length) }, () => correctOutput).join(
    '\n',
  );
  await output(page).fill(many);
  await expect(page.getByTestId('program-held')).toContainText('Pasted text');
  await expect(output(page)).toHaveValue('');
  await expect(finding(page)).toHaveAttribute('data-finding', 'match', { timeout: 60_000 });
  await expect(page.getByTestId('program-notes')).toHaveText(/^[\d,]+ lines are repeated\.$/);
});

test('shows the progress of a long check, and lets the visitor stop it', async ({ page }) => {
  await page.route(/program\.worker[^/]*\.js/, async (route) =>
    route.fulfill({
      response: await route.fetch(),
      body: 'postMessage({ kind: "progress", progress: { step: "reading", share: 0.4 } })',
    }),
  );
  await open(page);
  await output(page).fill(correctOutput);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped before the end.')).toBeVisible();
  await expect(output(page)).toHaveValue(correctOutput);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the inputs and the driver in the chosen language', async ({ page }) => {
    await page.goto('/ko-KR/otpqr/program/');
    await expect(page.getByText(korean.labProgram.driver.how)).toBeVisible();
    await expect(page.getByTestId('program-input')).toHaveText(list);
    const shown = page.getByTestId('program-driver').filter({ visible: true });
    await expect(shown).toHaveCount(0);
    await page.getByText(korean.labProgram.driver.label).click();
    await expect(shown).toContainText("import { createInterface } from 'node:readline';");
    await page.getByRole('radio', { name: 'Python' }).check();
    await expect(shown).toContainText('import sys');
    await expect(shown).toHaveCount(1);
  });
});

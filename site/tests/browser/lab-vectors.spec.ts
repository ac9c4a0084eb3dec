import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import { allLanguages } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('computes the vectors of both RFCs', async ({ page }) => {
  await page.goto('/#/otpqr?tool=vectors');
  const rows = page.getByTestId('vector');
  await expect(rows).toHaveCount(28);
  await expect(page.locator('[data-testid="vector"][data-verdict="pass"]')).toHaveCount(28);
  // RFC 4226 appendix D, counter 9; RFC 6238 appendix B, SHA512 at 20000000000.
  await expect(rows.nth(9)).toContainText(/9\s*520489\s*520489/);
  await expect(rows.nth(27)).toContainText(/20000000000\s*47863826\s*47863826/);
  await expect(page.getByText('All 28 codes match the published ones.')).toBeVisible();
  await expect(page.getByText(/Your browser computes the codes/)).toBeVisible();
});

test('shows counts and differences of each implementation', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const rows = page.getByTestId('implementation');
  await expect(rows).toHaveCount(conformance.implementations.length);
  for (const [
    place,
    { name, version, counts, deviations },
  ] of conformance.implementations.entries()) {
    const row = rows.nth(place);
    await expect(row).toHaveAttribute('data-name', name);
    await expect(row).toHaveAttribute('data-version', version);
    await expect(row).toHaveAttribute('data-passed', String(counts.passed));
    await expect(row).toHaveAttribute('data-failed', String(counts.failed));
    for (const count of ['passed', 'wrong', 'accepted', 'refused', 'notRun'] as const)
      await expect(row.locator(`[data-count="${count}"]`)).toHaveText(
        new RegExp(`\\b${counts[count]}$`),
      );
    const shown = row.locator('xpath=following-sibling::tr').locator('tr[data-case]');
    const listed = await shown.evaluateAll((all) =>
      all.map(({ dataset }) => [dataset['case'], dataset['deviation']].join(' ')),
    );
    const expected = deviations.flatMap(({ tests }) =>
      tests.map(({ id, verdict }) => `${id} ${verdict}`),
    );
    expect(listed.toSorted(), name).toEqual(expected.toSorted());
    const code = await row.locator('xpath=following-sibling::tr').locator('pre').allTextContents();
    expect(code.toSorted(), name).toEqual(
      deviations.map(({ reproduce }) => reproduce.code).toSorted(),
    );
  }
});

for (const { tag, root } of allLanguages.filter((one) => one.tag !== 'en-US'))
  test(`explains in the page's language why cases were not run (${tag})`, async ({ page }) => {
    await page.goto(`${root}otpqr/vectors/`);
    const opened = page.getByTestId('implementation').locator('xpath=following-sibling::tr');
    const said = await opened.locator('details > ul').allTextContents();
    expect(said.length).toBeGreaterThan(40);
    for (const { notRun } of conformance.implementations)
      for (const { what } of notRun.filter((one) => one.what.includes(' ')))
        expect(said.join('\n')).not.toContain(what);
    expect(await opened.locator('details p [lang="en"]:not(code, samp)').count()).toBe(0);
  });

test('opens the differences of an implementation by a press', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const short = page.locator('[data-name="totp-generator"]').locator('xpath=following-sibling::tr');
  const seen = short.locator('tr[data-case]').first();
  await expect(seen).toBeHidden();
  await short.locator('summary').first().click();
  await expect(seen).toBeVisible();
  await expect(seen).toContainText('09147660');
  await expect(seen).toContainText('9147660');
  await expect(short.getByText('With the option explicitZeroPad: true')).toBeVisible();
  await expect(short.locator('pre').first()).toContainText("require('totp-generator')");
});

test('shows in Make which apps ignore an unusual value', async ({ page }) => {
  await page.goto('/#/otpqr');
  await expect(page.getByText('What apps do')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('SHA256');
  await page.getByText('What apps do').click();
  await expect(page.getByText('Microsoft Authenticator')).toBeVisible();
});

import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import history from '@otp-lab/vectors/history.json' with { type: 'json' };
import english from '../../src/locales/en-US.json' with { type: 'json' };
import { allLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('computes the codes of both RFCs in the browser', async ({ page }) => {
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

test('shows the tables of an RFC side by side in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/otpqr/vectors/');
  const topsIn = (heading: RegExp) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: heading }) })
      .getByRole('table')
      .evaluateAll((all) => all.map((table) => Math.round(table.getBoundingClientRect().top)));
  for (const [heading, count] of [
    [/RFC 4226/, 2],
    [/RFC 6238/, 3],
  ] as const) {
    const tops = await topsIn(heading);
    expect(tops).toHaveLength(count);
    expect(new Set(tops).size).toBe(1);
  }
  await expect(page.getByRole('table', { name: 'SHA512' })).toBeVisible();
});

test('shows the times of RFC 6238 once on a tablet, in the line of their codes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/otpqr/vectors/');
  const rows = page.getByTestId('vector').filter({ hasText: '20000000000' });
  await expect(rows).toHaveCount(3);
  const tops = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  const times = page.getByRole('cell', { name: '20000000000', exact: true });
  // All three are readable by screen readers. Only the first is as wide as its text.
  await expect(times).toHaveCount(3);
  expect(
    await times.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).clipPath)),
  ).toEqual(['none', 'inset(50%)', 'inset(50%)']);
});

test('shows counts and differences of each implementation', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const rows = page.getByTestId('implementation');
  await expect(rows).toHaveCount(conformance.implementations.length);
  for (const [
    index,
    { name, version, counts, deviations },
  ] of conformance.implementations.entries()) {
    const row = rows.nth(index);
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
    await expect(
      row.locator('xpath=following-sibling::tr').locator('[data-rarity]'),
      name,
    ).toHaveCount(deviations.length);
    const code = await row.locator('xpath=following-sibling::tr').locator('pre').allTextContents();
    expect(code.toSorted(), name).toEqual(
      deviations.map(({ reproduce }) => reproduce.code).toSorted(),
    );
  }
});

for (const { tag, root } of allLanguages.filter((language) => language.tag !== 'en-US'))
  test(`translates why cases were not run (${tag})`, async ({ page }) => {
    await page.goto(`${root}otpqr/vectors/`);
    const details = page.getByTestId('implementation').locator('xpath=following-sibling::tr');
    const explanations = await details.locator('details > ul').allTextContents();
    expect(explanations.length).toBeGreaterThan(40);
    for (const { notRun } of conformance.implementations)
      for (const { what } of notRun.filter((reason) => reason.what.includes(' ')))
        expect(explanations.join('\n')).not.toContain(what);
    expect(await details.locator('details p [lang="en"]:not(code, samp)').count()).toBe(0);
  });

test('links to each library and program by its language', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const name = english.labVectorsImplementations.byLanguage;
  await page.locator('summary', { hasText: name }).click();
  const links = page.getByRole('navigation', { name });
  await expect(links.getByRole('link')).toHaveCount(conformance.implementations.length);
  for (const { language } of conformance.implementations)
    await expect(links.getByRole('term').getByText(language, { exact: true })).toBeVisible();
  await links.getByRole('link', { name: 'PyOTP' }).click();
  await expect(page.locator('[data-name="PyOTP"]')).toBeInViewport();
  await expect(page.getByText('apt-get install python3-pyotp')).toBeInViewport();
});

test('expands the differences of an implementation on a click', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const details = page
    .locator('[data-name="totp-generator"]')
    .locator('xpath=following-sibling::tr');
  const difference = details.locator('tr[data-case]').first();
  await expect(difference).toBeHidden();
  await details.locator('summary').first().click();
  await expect(difference).toBeVisible();
  await expect(difference).toContainText('09147660');
  await expect(difference).toContainText('9147660');
  await expect(details.getByText('With the option explicitZeroPad: true')).toBeVisible();
  await expect(details.getByText('It affects one 6-digit code in 21,475.')).toBeVisible();
  await expect(details.locator('pre').first()).toContainText("require('totp-generator')");
});

test('shows the measurements of each implementation, newest first', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const details = page.getByTestId('implementation').locator('xpath=following-sibling::tr');
  await expect(details).toHaveCount(history.implementations.length);
  for (const [index, { name, measurements }] of history.implementations.entries()) {
    const rows = details.nth(index).getByTestId('measurement');
    const texts = (await rows.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(texts.length, name).toBe(measurements.length);
    for (const [place, { version, origin, vectors, counts }] of measurements.toReversed().entries())
      for (const text of [version, origin, `Test vectors ${vectors}`, `Passed ${counts.passed}`])
        expect(texts[place], name).toContain(text);
  }
});

test('says in the first line of each library how many codes are wrong', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const verdictOf = (name: string) => page.locator(`[data-name="${name}"] th p`);
  await expect(verdictOf('totp-rs')).toHaveText(
    'Codes: none wrong in 311 cases 3 wrong in other cases',
  );
  await expect(verdictOf('KeePassXC')).toHaveText(
    'Codes: 12 wrong in 271 cases 10 wrong in other cases',
  );
  // It computes codes only for URIs.
  await expect(verdictOf('pass-otp')).toHaveText('URIs: 4 wrong in 148 cases');
});

test('says what changed in a newer version', async ({ page }) => {
  await page.goto('/otpqr/vectors/');
  const detailsOf = (name: string) =>
    page.locator(`[data-name="${name}"]`).locator('xpath=following-sibling::tr');
  const summary = detailsOf('KeePassXC').locator('summary').first();
  await expect(summary).toContainText('Also tested: version 2.8.0 (6 differences gone, 14 new)');
  await summary.click();
  await expect(detailsOf('KeePassXC').getByTestId('history')).toContainText(
    'KeePassXC 2.8.0 compared with 2.7.4: 6 differences gone (period-11, period-23, period-35, ' +
      'uri-algorithms-5, uri-periods-4, and uri-periods-5) and 14 new differences ' +
      '(base32-length-1 to 9 and uri-secrets-28 to 32).',
  );
  const answers = detailsOf('KeePassXC').getByTestId('history').locator('details');
  await answers.locator('summary').click();
  await expect(answers.locator('tbody tr')).toHaveCount(14);
  await expect(answers.locator('tbody tr').last()).toHaveText(/^uri-secrets-32\s*743009$/);
  await expect(detailsOf('PyOTP').getByTestId('history').locator('details')).toContainText(
    'code-refused-11',
  );
  await expect(detailsOf('pass-otp').getByTestId('history').locator('details')).toHaveCount(0);
  await expect(detailsOf('oathtool').locator('summary').first()).toContainText(
    'Also tested: version 2.6.15 (the same cases differ)',
  );
  await expect(detailsOf('pass-otp')).toContainText(
    'pass-otp 1.2.0-10 compared with 1.2.0-7: the same differences.',
  );
  await expect(detailsOf('otplib')).toContainText('npm had no newer version on November 24, 2026.');
});

for (const { tag, root } of allLanguages)
  test(`fits the measurements into 320 px (${tag})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${root}otpqr/vectors/`);
    await page.locator('[data-name="Pass::OTP"] + tr > td > details').evaluate((element) => {
      (element as HTMLDetailsElement).open = true;
    });
    await expect(page.locator('[data-name="Pass::OTP"] + tr').getByTestId('history')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

test('names the apps that ignore an unusual setting in Make', async ({ page }) => {
  await page.goto('/#/otpqr');
  await expect(page.getByText('How apps handle this')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('SHA256');
  await page.getByText('How apps handle this').click();
  await expect(page.getByText('Microsoft Authenticator')).toBeVisible();
});

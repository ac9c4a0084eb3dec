import { switchTool, toolHeading } from './support/labFrame.ts';
import { allLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, open } from './support/visit.ts';

const menu = '[data-tool-menu]';

for (const { tag, root } of allLanguages)
  test(`asks five questions, in the order of visitors, above Make (${tag})`, async ({ page }) => {
    await page.goto(`${root}otpqr/`);
    const front = page.locator('main nav').nth(1);
    const tools = await front
      .locator('a')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ pathname }) => pathname.split('/').at(-2)),
      );
    expect(tools).toEqual([
      'check',
      'read',
      'notes',
      'test',
      'check',
      'program',
      'vectors',
      'move',
    ]);
    await expect(front.locator('li')).toHaveCount(6);
    await page.goto(`${root}otpqr/check/`);
    await expect(page.locator('main nav')).toHaveCount(1);
  });

test('follows a question in place, and focuses the heading', async ({ page }) => {
  await open(page, '/otpqr/');
  await page.getByRole('textbox', { name: 'Issuer' }).fill('Bank');
  await page.getByText('What brings you here?').click();
  await page.getByRole('link', { name: 'My code was rejected' }).click();
  await expect(heading(page)).toHaveText(toolHeading('check'));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Issuer' })).toHaveValue('Bank');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('switches tools with a menu', async ({ page }) => {
    await open(page, '/otpqr/');
    const link = page.locator('a[data-tool="check"]');
    await expect(link).toBeHidden();
    const control = await page.locator(menu).boundingBox();
    expect(control?.height).toBeGreaterThanOrEqual(44);
    await page.locator(menu).click();
    await expect(page.locator('a[data-tool]:visible')).toHaveCount(8);
    for (const box of await page.locator('a[data-tool]').all()) {
      const { x = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(page.locator(menu)).toBeFocused();
    await page.locator(menu).click();
    await page.mouse.click(180, 780);
    await expect(link).toBeHidden();
    await switchTool(page, 'check');
    await expect(link).toBeHidden();
    await expect(heading(page)).toHaveText(toolHeading('check'));
    await expect(heading(page)).toBeFocused();
  });

  test('switches to a tool whose link is in the closed menu', async ({ page }) => {
    await open(page, '/otpqr/');
    await page.locator('a[data-tool="read"]').first().dispatchEvent('click');
    await expect(page.getByTestId('read-text')).toBeVisible();
  });

  test('shows the questions behind one line', async ({ page }) => {
    await page.goto('/otpqr/');
    const question = page.getByRole('link', { name: 'My code was rejected' });
    await expect(question).toBeHidden();
    await page.getByText('What brings you here?').click();
    await expect(question).toBeVisible();
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('opens the menu of the tools and follows its links', async ({ page }) => {
    await page.goto('/otpqr/');
    await page.locator(menu).click();
    await page.locator('a[data-tool="read"]').click();
    await expect(page).toHaveURL('/otpqr/read/');
    await expect(heading(page)).toHaveText(toolHeading('read'));
  });
});

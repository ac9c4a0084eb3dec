import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectPage, fetchPage, open } from './support/visit.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const language of languages) {
  const { tag, root, messages } = language;
  test(`shows the links of the header in a menu on a phone (${tag})`, async ({ page, request }) => {
    await open(page, `${root}#/otpqr`);
    const button = page.getByRole('button', { name: messages.shell.menu });
    const server = page.getByTestId('nav-server');
    await expect(server).toBeHidden();
    await expect(page.getByTestId('language')).toBeHidden();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(server).toBeVisible();
    await expect(page.getByTestId('nav-docs')).toBeVisible();
    await expect(page.getByTestId('language')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(server).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(server).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await server.tap();
    await expectPage(page, await fetchPage(request, language, 'server'), true, 'server');
    await expect(server).toBeHidden();
    await expect(page).toHaveURL(`${root}#/server`);

    await button.tap();
    await page.getByTestId('nav-otp').tap();
    await expectPage(page, await fetchPage(request, language, 'otpapp'), true, 'otpapp');
    await button.tap();
    await expect(server).toBeVisible();
    // A tap beside the menu closes it, and presses nothing below the backdrop.
    const covered = await page.locator('main a[href*="move"]').first().boundingBox();
    await page.touchscreen.tap((covered?.x ?? 0) + 40, (covered?.y ?? 0) + 20);
    await expect(server).toBeHidden();
    await expect(page).toHaveURL(`${root}#/otpapp`);
  });
}

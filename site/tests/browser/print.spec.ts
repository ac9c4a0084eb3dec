import type { Page } from '@playwright/test';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Returns the number of sheets of the page in print. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const file = await page.pdf({ format });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { tag, root } of languages)
  test(`prints the enrollment sheet on one sheet of paper (${tag})`, async ({ page }) => {
    await open(page, `${root}otpqr/`);
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheetsOf(page, format), format).toBe(1);
  });

test('prints the QR code on the left, the settings beside it, and the signature below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await open(page, '/otpqr/');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet]');
  const boxOf = async (selector: string) => {
    const box = await sheet.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} isn't shown.`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const title = await boxOf('p:text-is("OTP enrollment sheet")');
  const code = await boxOf('[data-testid="otp-qr"]');
  const settings = await boxOf('table');
  const signature = await boxOf('p:text-is("Signature")');
  // The code begins with its empty border, which isn't wider than an eighth of the code.
  expect(Math.abs(code.x + code.width / 16 - title.x)).toBeLessThan(code.width / 16);
  expect(settings.x).toBeGreaterThanOrEqual(code.right);
  expect(settings.y).toBeLessThan(code.bottom);
  expect(settings.right).toBeGreaterThan(780);
  expect(signature.y).toBeGreaterThan(Math.max(settings.bottom, code.bottom));
});

test('prints the addresses of the downloads instead of their buttons', async ({ page }) => {
  await open(page, '/logon/');
  await page.emulateMedia({ media: 'print' });
  const downloads = page.getByRole('region', { name: 'All downloads' }).getByRole('listitem');
  const texts = await downloads.allInnerTexts();
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).toMatch(/https:\/\/\S+|under construction/);
  expect(texts[0]).toMatch(/x64.*https:\/\/\S+\.msi[\s\S]*x86.*https:\/\/\S+\.msi/);
});

test('prints long pages on few sheets', async ({ page }) => {
  for (const [address, most] of [
    ['/', 2],
    ['/logon/', 3],
    ['/otpqr/program/', 2],
    ['/otpqr/vectors/', 4],
    ['/vectors/', 5],
    ['/otpqr/notes/', 11],
  ] as const) {
    await open(page, address);
    expect.soft(await sheetsOf(page), address).toBeLessThanOrEqual(most);
  }
});

test('keeps the picture of the login window beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const section = page
    .locator('section')
    .filter({ has: page.locator('picture') })
    .last();
  const text = await section.getByRole('heading').boundingBox();
  expect(text?.width).toBeGreaterThan(300);
});

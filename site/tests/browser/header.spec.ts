import { everySecond, allOrSample } from '@otp-lab/otp/testing';
import { allLanguages, pagePath, allPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const everyWidth = Array.from({ length: 101 }, (_, step) => 320 + 16 * step);
const pagesWithHeader = allPages.filter(({ hasFrame }) => hasFrame);
const sampledPages = pagesWithHeader.filter(({ name }) => ['main', 'otpqr'].includes(name));

test('says below each label where it leads, on tablets in one word', async ({ page }) => {
  await page.goto('/privacy/');
  for (const [width, captions] of [
    [768, ['Admins', 'Apps', 'Computers', 'Manuals', 'Lab']],
    [1007, ['Admins', 'Apps', 'Computers', 'Manuals', 'Lab']],
    [
      1024,
      ['For administrators', 'Authenticator apps', 'Sign in to a computer', 'Manuals', 'OTP lab'],
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page
      .locator('header nav a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect(shown, `${width} px`).toEqual(captions.map((caption) => `"${caption}" / ""`));
  }
});

for (const [row, { tag, root }] of allLanguages.entries())
  for (const { name } of allOrSample(pagesWithHeader, sampledPages))
    test(`keeps the header in one row at every width (${tag}, ${name})`, async ({ page }) => {
      await page.goto(pagePath(root, name));
      await page.evaluate(() => document.fonts.ready);
      const wrong: string[] = [];
      for (const width of everySecond(everyWidth, row)) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const bar = document.querySelector('header > div');
          const mark = document
            .querySelector('[data-testid=nav-home] svg')
            ?.getBoundingClientRect();
          const controls = [...(bar?.querySelectorAll('a, button, select') ?? [])].filter(
            (control) => control.checkVisibility(),
          );
          const boxes = controls.map((control) => control.getBoundingClientRect());
          return {
            overflow: document.documentElement.scrollWidth - innerWidth,
            mark: [mark?.width, mark?.height].join(' × '),
            height: bar?.getBoundingClientRect().height ?? 0,
            overlaps: boxes.some(
              ({ right }, index) => right > (boxes[index + 1]?.left ?? innerWidth) + 0.5,
            ),
          };
        });
        if (found.overflow > 0 || found.overlaps || found.height > 64 || found.mark !== '28 × 28')
          wrong.push(`${width}: ${JSON.stringify(found)}`);
      }
      expect(wrong).toEqual([]);
    });

import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { allLanguages, documentOf, firstNames } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const everyWidth = Array.from({ length: 101 }, (_, step) => 320 + 16 * step);
const framed = firstNames.filter((screen) => screen.framed);
const sampled = framed.filter(({ name }) => ['main', 'otpqr'].includes(name));

for (const [row, { tag, root }] of allLanguages.entries())
  for (const { name } of inSweep(framed, sampled))
    test(`keeps the header in one row at every width (${tag}, ${name})`, async ({ page }) => {
      await page.goto(documentOf(root, name));
      await page.evaluate(() => document.fonts.ready);
      const wrong: string[] = [];
      for (const width of everySecond(everyWidth, row)) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const line = document.querySelector('header > div');
          const mark = document
            .querySelector('[data-testid=nav-home] svg')
            ?.getBoundingClientRect();
          const shown = [...(line?.querySelectorAll('a, button, select') ?? [])].filter((control) =>
            control.checkVisibility(),
          );
          const boxes = shown.map((control) => control.getBoundingClientRect());
          return {
            over: document.documentElement.scrollWidth - innerWidth,
            mark: [mark?.width, mark?.height].join(' × '),
            height: line?.getBoundingClientRect().height ?? 0,
            // Each control ends before the next begins.
            overlaps: boxes.some(
              ({ right }, place) => right > (boxes[place + 1]?.left ?? innerWidth) + 0.5,
            ),
          };
        });
        if (found.over > 0 || found.overlaps || found.height > 64 || found.mark !== '28 × 28')
          wrong.push(`${width}: ${JSON.stringify(found)}`);
      }
      expect(wrong).toEqual([]);
    });

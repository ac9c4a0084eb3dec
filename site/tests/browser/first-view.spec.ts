import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** What visitors of a tool's page come to do, and how to find it. */
const actions = [
  ['/otpqr/test/', '[data-testid="run-start"]'],
  ['/otpqr/notes/', 'main tbody[data-app] th'],
  ['/otpqr/program/', 'main button.primary'],
  ['/vectors/', 'main a[download].primary'],
  ['/otpqr/move/aegis/', 'main h2'],
] as const;

for (const root of ['/', '/ko-KR/', '/de-DE/'])
  for (const [path, action] of actions)
    test(`shows the first action of ${root}${path.slice(1)} above the fold at 360 and 1280 px`, async ({
      page,
    }) => {
      await open(page, `${root}${path.slice(1)}`);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator(action).first(), `${width} px`).toBeInViewport({ ratio: 1 });
      }
    });

test('shows the first action above the fold on a phone held sideways', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 360 });
  for (const path of ['/otpqr/read/', '/otpqr/program/', '/otpqr/test/', '/vectors/']) {
    await open(page, path);
    await expect(page.locator('main .primary').first(), path).toBeInViewport({ ratio: 1 });
  }
});

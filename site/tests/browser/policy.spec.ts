import type { Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { pagePath, allPages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, open, loadDeferredContent } from './support/visit.ts';

/** Markup that an attacker could inject into a page, by the directive that must block it. */
const injectedMarkup = {
  'script-src-elem': [
    '<script>document.documentElement.dataset.ran = "inline"</script>',
    '<script src="https://foreign.example/code.js"></script>',
  ],
  'script-src-attr': [
    '<img src="/favicon.svg" alt="" onload="document.documentElement.dataset.ran = 1">',
  ],
  'style-src-elem': ['<style>html { outline: 7px solid red }</style>'],
  'frame-src': [
    '<iframe src="https://foreign.example/"></iframe>',
    '<iframe src="/server/"></iframe>',
  ],
  'object-src': ['<object data="/favicon.svg"></object>'],
  'base-uri': ['<base href="https://foreign.example/">'],
  'img-src': ['<img src="https://foreign.example/pixel.png" alt="">'],
} as const;

/** Returns a list that collects the directive of each policy violation. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (directive: string) => {
    violations.push(directive);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const send: unknown = Reflect.get(window, 'reportViolation');
      if (typeof send === 'function') send(effectiveDirective);
    });
  });
  return violations;
}

for (const delivery of ['header', 'meta'] as const) {
  test.describe(`the policy in the ${delivery}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/server/', async (route) => {
        const answer = await route.fetch();
        const headers = { ...answer.headers() };
        if (delivery === 'meta') delete headers['content-security-policy'];
        const body = (await answer.text()).replace(
          '<body>',
          `<body>${Object.values(injectedMarkup).flat().join('')}`,
        );
        await route.fulfill({ status: 200, headers, body });
      });
    });

    test('blocks injected markup', async ({ page, consoleMessages }) => {
      const violations = await collectViolations(page);
      const responses: string[] = [];
      page.on('response', (answer) => responses.push(answer.url()));
      await page.goto('/server/');
      await expect(heading(page)).toBeVisible();
      for (const [directive, markup] of Object.entries(injectedMarkup))
        await expect
          .poll(() => violations.filter((name) => name === directive).length, {
            message: directive,
          })
          .toBeGreaterThanOrEqual(markup.length);
      await expect(page.locator('html')).not.toHaveAttribute('data-ran');
      expect(responses.filter((address) => address.includes('foreign.example'))).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).outlineWidth),
      ).not.toBe('7px');
      consoleMessages.length = 0;
    });

    test('blocks scripts from evaluating text, creating markup and workers, and sending requests', async ({
      page,
      consoleMessages,
    }) => {
      const violations = await collectViolations(page);
      await page.goto('/server/');
      await expect(heading(page)).toBeVisible();
      // Use timers, because code that Playwright runs directly may evaluate text.
      const outcomes = await page.evaluate(async () => {
        const attempts: Record<string, () => unknown> = {
          // oxlint-disable-next-line no-eval -- the test checks that the policy blocks it
          eval: () => (0, eval)('1'),
          function: () => Reflect.construct(Function, ['return 1']),
          markup: () => Reflect.set(document.createElement('div'), 'innerHTML', '<b></b>'),
          scriptAddress: () => Reflect.set(document.createElement('script'), 'src', '/x.js'),
          policy: () => {
            const factory: unknown = Reflect.get(window, 'trustedTypes');
            const create: unknown = Reflect.get(Object(factory), 'createPolicy');
            return Reflect.apply(create as () => unknown, factory, ['other', {}]);
          },
          worker: () => new Worker('/sw.js'),
          fetch: () => fetch('/'),
          foreignFetch: () => fetch('https://foreign.example/'),
          robots: () => fetch('/robots.txt'),
          foreignRobots: () => fetch('https://foreign.example/robots.txt'),
        };
        const run = (attempt: () => unknown) =>
          new Promise<string>((resolve) => {
            setTimeout(() => {
              Promise.resolve()
                .then(attempt)
                .then(
                  () => resolve('ran'),
                  (error: unknown) => resolve(error instanceof Error ? error.name : 'failed'),
                );
            });
          });
        const names = Object.keys(attempts);
        const results = await Promise.all(Object.values(attempts).map(run));
        return Object.fromEntries(names.map((name, index) => [name, results[index]]));
      });
      expect(outcomes).toEqual({
        eval: 'EvalError',
        function: 'EvalError',
        markup: 'TypeError',
        scriptAddress: 'TypeError',
        policy: 'TypeError',
        worker: 'TypeError',
        fetch: 'TypeError',
        foreignFetch: 'TypeError',
        robots: 'ran',
        foreignRobots: 'TypeError',
      });
      await expect
        .poll(() => violations)
        .toEqual(
          expect.arrayContaining(['connect-src', 'require-trusted-types-for', 'trusted-types']),
        );
      // One policy blocks a page of this host, all policies block a foreign page, and the policies that
      // name this host block a foreign robots.txt.
      await expect
        .poll(() => violations.filter((name) => name === 'connect-src'))
        .toHaveLength(delivery === 'header' ? 1 + 3 + 2 : 1 + 2 + 1);
      consoleMessages.length = 0;
    });

    test('blocks forms', async ({ page, consoleMessages }) => {
      const violations = await collectViolations(page);
      await page.goto('/server/');
      await expect(heading(page)).toBeVisible();
      for (const action of ['https://foreign.example/', '/server/'])
        await page.evaluate((address) => {
          const form = document.createElement('form');
          form.method = 'post';
          form.action = address;
          document.body.append(form);
          form.submit();
        }, action);
      // Header and <meta> each report two forms.
      await expect
        .poll(() => violations.filter((name) => name === 'form-action'))
        .toHaveLength(delivery === 'header' ? 4 : 2);
      expect(await page.evaluate(() => location.pathname)).toBe('/server/');
      consoleMessages.length = 0;
    });
  });
}

test('blocks other sites from framing the site', async ({ page, consoleMessages, baseURL }) => {
  await page.route('**/embedding-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>embedding page</title><iframe src="${baseURL}/server/"></iframe>`,
    }),
  );
  await page.goto('/embedding-page');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect.poll(() => consoleMessages.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/i);
  consoleMessages.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [row, { tag, root }] of languages.entries())
    test(`reports no violation on any page and tool (${tag})`, async ({ page }) => {
      const violations = await collectViolations(page);
      for (const { name } of everySecond(allPages, row)) {
        await page.goto(pagePath(root, name));
        await expect(heading(page)).toBeVisible();
        await loadDeferredContent(page);
      }
      await open(page, `${root}otpqr/`);
      for (const tool of everySecond(toolNames.toReversed(), row)) {
        await page.locator(`a[data-tool="${tool}"]`).click();
        await loadDeferredContent(page);
      }
      expect(violations).toEqual([]);
    });
});

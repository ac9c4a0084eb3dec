import type { Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { documentOf, firstNames, languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading, open, settled } from './support/visit.ts';

/** Markup that an attacker could get into a page, by the directive that must block it. */
const planted = {
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

/** Collects what the page's policy reports as blocked. */
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

for (const way of ['header', 'meta'] as const) {
  test.describe(`the policy as ${way}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.route('**/server/', async (route) => {
        const answer = await route.fetch();
        const headers = { ...answer.headers() };
        if (way === 'meta') delete headers['content-security-policy'];
        const body = (await answer.text()).replace(
          '<body>',
          `<body>${Object.values(planted).flat().join('')}`,
        );
        await route.fulfill({ status: 200, headers, body });
      });
    });

    test('blocks markup that is planted in a page', async ({ page, messages }) => {
      const violations = await collectViolations(page);
      const foreign: string[] = [];
      page.on('response', (answer) => foreign.push(answer.url()));
      await page.goto('/server/');
      await expect(heading(page)).toBeVisible();
      for (const [directive, markup] of Object.entries(planted))
        await expect
          .poll(() => violations.filter((name) => name === directive).length, {
            message: directive,
          })
          .toBeGreaterThanOrEqual(markup.length);
      await expect(page.locator('html')).not.toHaveAttribute('data-ran');
      expect(foreign.filter((address) => address.includes('foreign.example'))).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).outlineWidth),
      ).not.toBe('7px');
      messages.length = 0;
    });

    test('blocks evaluation, markup, workers and requests by script', async ({
      page,
      messages,
    }) => {
      const violations = await collectViolations(page);
      await page.goto('/server/');
      await expect(heading(page)).toBeVisible();
      // Run by a timer: what the test driver evaluates is itself allowed to evaluate text.
      const outcomes = await page.evaluate(async () => {
        const attempts: Record<string, () => unknown> = {
          // oxlint-disable-next-line no-eval -- what is tested is that it is blocked
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
      // The own host's page is stopped by one policy, a foreign one by all, a foreign robots.txt by
      // those that name the own host.
      await expect
        .poll(() => violations.filter((name) => name === 'connect-src'))
        .toHaveLength(way === 'header' ? 1 + 3 + 2 : 1 + 2 + 1);
      messages.length = 0;
    });

    test('blocks forms', async ({ page, messages }) => {
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
      // Header and <meta> each report both forms.
      await expect
        .poll(() => violations.filter((name) => name === 'form-action'))
        .toHaveLength(way === 'header' ? 4 : 2);
      expect(await page.evaluate(() => location.pathname)).toBe('/server/');
      messages.length = 0;
    });
  });
}

test('blocks frames of the site on other pages', async ({ page, messages, baseURL }) => {
  await page.route('**/holder', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>holder</title><iframe src="${baseURL}/server/"></iframe>`,
    }),
  );
  await page.goto('/holder');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect.poll(() => messages.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/i);
  messages.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [row, { tag, root }] of languages.entries())
    test(`reports no violation on any page and tool (${tag})`, async ({ page }) => {
      const violations = await collectViolations(page);
      for (const { name } of everySecond(firstNames, row)) {
        await page.goto(documentOf(root, name));
        await expect(heading(page)).toBeVisible();
        await settled(page);
      }
      await open(page, `${root}otpqr/`);
      for (const tool of everySecond(toolNames.toReversed(), row)) {
        await page.locator(`a[data-tool="${tool}"]`).click();
        await settled(page);
      }
      expect(violations).toEqual([]);
    });
});

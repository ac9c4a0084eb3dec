import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../src/locales/ko-KR.json' with { type: 'json' };
import { answerFrom } from '../../server/answerFrom.ts';
import { expectSelected, tab } from './support/appTabs.ts';
import { codeAt } from './support/codes.ts';
import { documentOf, firstNames } from './support/screens.ts';
import { Host, dist } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { heading, open, openCold, takenOver } from './support/visit.ts';

const host = new Host();
test.beforeEach(async () => {
  host.deploy(dist);
  await host.start();
});
test.afterEach(() => host.stop());

/** Cuts every connection that asks for a script. */
function cutScripts(): void {
  const answer = answerFrom(dist);
  host.answerWith((request, response) => {
    if (request.url?.endsWith('.js')) request.socket.destroy();
    else answer(request, response);
  });
}

for (const address of ['/otpqr/', '/#/otpqr', '/ko-KR/#/privacy'])
  test(`${address} shows its text, a notice and a button if the host goes away while it loads`, async ({
    page,
    messages,
  }) => {
    cutScripts();
    await page.goto(host.origin + address);
    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(heading(page)).toBeVisible();
    host.deploy(dist);
    await notice.getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('#incomplete')).toBeHidden();
    messages.length = 0;
  });

test('shows a failure and a button in place of a tool whose script does not come', async ({
  page,
  messages,
}) => {
  await open(page, `${host.origin}/otpqr/`);
  cutScripts();
  const link = page.locator('a[data-tool="read"]');
  await link.hover();
  await expect(page.locator('#incomplete')).toBeHidden();
  await link.click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(english.shell.failure.title);
  await expect(heading(page)).toHaveText(english.otpqr.title);
  host.deploy(dist);
  await failure.getByRole('button', { name: english.shell.failure.again }).click();
  await expect(page.getByTestId('read-text')).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/#/otpqr?tool=read`);
  messages.length = 0;
});

/** Answers requests for the given scripts by 404, even if the browser has cached them. */
async function dropScripts(page: Page, paths: readonly (string | null)[]): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => route.fulfill({ status: 404 }),
  );
}

test('shows the text of every page and a notice if the scripts of its islands are missing', async ({
  page,
  messages,
}) => {
  for (const { name, framed } of firstNames) {
    await openCold(page, `${host.origin}${documentOf('/', name)}`);
    const title = (await heading(page).textContent()) ?? '';
    const islands = await page
      .locator('astro-island')
      .evaluateAll((all) => all.map((island) => island.getAttribute('component-url')));
    await dropScripts(page, islands);
    await openCold(page, `${host.origin}/#/${name}`);
    await expect(heading(page), name).toHaveText(title);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('#incomplete'), name).toBeVisible({ visible: islands.length > 0 });
    await expect(page.getByRole('banner'), name).toHaveCount(framed ? 1 : 0);
    await expect(heading(page), name).toHaveText(title);
    await page.unrouteAll();
  }
  messages.length = 0;
});

test('keeps the other islands working if the script of one is missing', async ({
  page,
  messages,
}) => {
  const address = `${host.origin}/app/`;
  await page.goto(address);
  const island = page.locator('astro-island', { has: page.getByTestId('verify-file') }).first();
  await dropScripts(page, [await island.getAttribute('component-url')]);
  await openCold(page, address);
  await takenOver(page);
  await expect(page.locator('#incomplete')).toBeVisible();
  await page.locator('[data-visitor] select').selectOption('android');
  await expect(page).toHaveURL(`${host.origin}/#/app?category=android`);
  await tab(page, 'watchos').click();
  await expectSelected(page, 'watchos');
  messages.length = 0;
});

test('requests messages that do not come once, and shows the rest and a notice', async ({
  page,
  messages,
}) => {
  const answer = answerFrom(dist);
  const requested: string[] = [];
  host.answerWith((request, response) => {
    if (/\/messages_en-US_(check-more|verdict)\./.test(request.url ?? '')) {
      requested.push(request.url ?? '');
      response.writeHead(404).end();
    } else answer(request, response);
  });
  await open(page, `${host.origin}/otpqr/check/`);
  await page.getByTestId('fold-apps').locator('summary').click();
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(page.getByTestId('check-code')).toBeVisible();
  await open(page, `${host.origin}/app/`);
  await page.getByTestId('verify-file').setInputFiles('package.json');
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(page.getByTestId('verify-file')).toBeAttached();
  expect(requested).toHaveLength(2);
  messages.length = 0;
});

test('shows the new version after a press on a link, and offers it in the open lab', async ({
  page,
  messages,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  await makeNextVersion(folder);
  await open(page, `${host.origin}/`);
  host.deploy(folder);
  await page.getByTestId('nav-qr').click();
  await expect(page.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(heading(page)).toHaveText(english.otpqr.title);

  host.deploy(dist);
  await open(page, `${host.origin}/otpqr/`);
  await expect(page.locator('html')).not.toHaveAttribute('data-next');
  host.deploy(folder);
  await page.locator('a[data-tool="read"]').click();
  await page.getByRole('main').getByRole('button', { name: english.shell.failure.again }).click();
  await expect(page.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(page.getByTestId('read-text')).toBeVisible();
  rmSync(folder, { recursive: true });
  messages.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows all pages and choices if storage is full', async ({ page, messages }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: 20_000,
    });
    await open(page, `${host.origin}/`);
    for (const [link, title] of [
      ['nav-server', english.server.title],
      ['nav-qr', english.otpqr.title],
    ] as const) {
      await page.getByTestId(link).click();
      await expect(page).toHaveTitle(new RegExp(title));
      await takenOver(page);
    }
    await page.getByTestId('theme').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#incomplete')).toBeHidden();
    messages.length = 0;
  });
});

test('works without storage, cookies and the service worker, but forgets the choices', async ({
  page,
  messages,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(window, 'caches', refuse);
  });
  await open(page, `${host.origin}/`);
  await page.getByTestId('theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  await page.getByTestId('nav-qr').click();
  await expect(heading(page)).toHaveText(korean.otpqr.title);
  await takenOver(page);
  expect(messages).toEqual([]);
});

for (const years of [-1, 1])
  test(`shows the code of the time of a clock that is wrong by ${years} year`, async ({ page }) => {
    const moment = 1_800_000_010 + years * 31_536_000;
    await page.clock.setFixedTime(moment * 1000);
    const maker = new Maker(page);
    await page.goto(`${host.origin}/otpqr/`);
    await maker.issuer.fill('Clock');
    await expect(maker.uri).toHaveText(/Clock/);
    await expect
      .poll(() => maker.digits(maker.code))
      .toBe(codeAt({ secret: sampleSecret }, moment));
    await expect(page.locator('#incomplete')).toBeHidden();
  });

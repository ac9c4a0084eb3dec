import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import english from '../../locales/en-US.json' with { type: 'json' };
import { answerFrom } from '../../scripts/serve/answerFrom.ts';
import { codeAt } from './support/codes.ts';
import { documentOf, firstNames } from './support/screens.ts';
import { Host, dist } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { heading, open } from './support/visit.ts';

test.describe.configure({ timeout: 60_000 });

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
  test(`a host that goes away while ${address} loads leaves what has come, a notice and a way on`, async ({
    page,
    messages,
  }) => {
    cutScripts();
    await page.goto(host.origin + address);
    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(heading(page)).toBeVisible();
    host.deploy(dist);
    await notice.getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('#incomplete')).toBeHidden();
    messages.length = 0;
  });

test('a screen whose script is missing says so and can be loaded again', async ({
  page,
  messages,
}) => {
  await open(page, `${host.origin}/`);
  cutScripts();
  await page.goto(`${host.origin}/#/otpqr`);
  await expect(heading(page)).toHaveText(english.shell.failure.title);
  await expect(page.getByRole('banner')).toBeVisible();
  host.deploy(dist);
  await page.getByRole('main').getByRole('button', { name: english.shell.failure.again }).click();
  await expect(heading(page)).toHaveText(english.otpqr.title);
  messages.length = 0;
});

test('a tool that is fetched ahead in vain is said to be missing when it is opened', async ({
  page,
  messages,
}) => {
  await open(page, `${host.origin}/otpqr/`);
  cutScripts();
  const link = page.locator('a[data-tool="read"]');
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await page.waitForTimeout(300);
  await expect(page.locator('#incomplete')).toBeHidden();
  await link.click();
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(heading(page)).toHaveText(english.otpqr.title);
  messages.length = 0;
});

test('whatever part of a screen is missing, the rest stands', async ({ page, messages }) => {
  test.setTimeout(120_000);
  for (const { name, framed } of firstNames) {
    host.deploy(dist);
    await page.goto('about:blank');
    await page.goto(`${host.origin}${documentOf('/', name)}`);
    const title = await heading(page).textContent();
    const modules = await page
      .locator('script[data-modules]')
      .evaluate(({ dataset }) => dataset.modules?.split(' ') ?? []);
    const answer = answerFrom(dist);
    host.answerWith((request, response) => {
      const path = request.url ?? '';
      if (path.endsWith('.js') && !modules.includes(path)) response.writeHead(404).end();
      else answer(request, response);
    });
    await page.goto('about:blank');
    await page.goto(`${host.origin}/?section=no#/${name}`);
    await expect(heading(page), name).toHaveText(title ?? '');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('banner'), name).toHaveCount(framed ? 1 : 0);
    await expect(heading(page), name).toHaveText(title ?? '');
  }
  await expect(page.getByRole('main')).toBeVisible();
  messages.length = 0;
});

test('words that do not arrive are asked for once, and their place stays empty', async ({
  page,
  messages,
}) => {
  const answer = answerFrom(dist);
  const asked: string[] = [];
  host.answerWith((request, response) => {
    if (/\/words\/.*\/(check-more|verdict)\./.test(request.url ?? '')) {
      asked.push(request.url ?? '');
      response.writeHead(404).end();
    } else answer(request, response);
  });
  await open(page, `${host.origin}/otpqr/check/`);
  await page.getByTestId('fold-apps').locator('summary').click();
  await expect(page.locator('#incomplete')).toBeVisible();
  await open(page, `${host.origin}/app/`);
  await page.getByTestId('verify-file').setInputFiles('package.json');
  await expect(page.locator('#incomplete')).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(2);
  await expect(page.getByTestId('verify-file')).toBeAttached();
  messages.length = 0;
});

test('a text that does not arrive is said in its place, with a way on', async ({
  page,
  messages,
}) => {
  const text = readdirSync(`${dist}/assets`).find(
    (file) =>
      file.endsWith('.js') &&
      readFileSync(`${dist}/assets/${file}`, 'utf8').includes('Your OTP secrets stay'),
  );
  expect(text).toBeDefined();
  await open(page, `${host.origin}/`);
  const answer = answerFrom(dist);
  host.answerWith((request, response) => {
    if (request.url === `/assets/${text}`) response.writeHead(404).end();
    else answer(request, response);
  });
  await page.goto(`${host.origin}/#/privacy`);
  await expect(heading(page)).toHaveText(english.shell.failure.title);
  await expect(page.getByRole('banner')).toBeVisible();
  host.deploy(dist);
  await page.getByRole('main').getByRole('button', { name: english.shell.failure.again }).click();
  await expect(page.locator('#summary')).toBeVisible();
  messages.length = 0;
});

test('a new version under an open tab is loaded when the tab asks for it', async ({
  page,
  messages,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  makeNextVersion(folder);
  await open(page, `${host.origin}/`);
  host.deploy(folder);
  await page.getByTestId('nav-qr').click();
  await expect(heading(page)).toHaveText(english.shell.failure.title);
  // A part of the first screen may be missing as well, and says so below the screen.
  const again = { name: english.shell.failure.again };
  await page.getByRole('main').getByRole('button', again).click();
  await expect(page.locator('html')).toHaveAttribute('data-next');
  await expect(heading(page)).toHaveText(english.otpqr.title);
  rmSync(folder, { recursive: true });
  messages.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('storage that is full takes nothing from the visitor', async ({ page, messages }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: 20_000,
    });
    await open(page, `${host.origin}/`);
    for (const link of ['nav-server', 'nav-qr']) {
      await page.getByTestId(link).click();
      await expect(heading(page)).toBeFocused();
    }
    await page.getByTestId('theme').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#incomplete')).toBeHidden();
    messages.length = 0;
  });
});

test('storage, cookies and the worker forbidden take nothing but the memory of choices', async ({
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
  await expect(heading(page)).toBeFocused();
  expect(messages).toEqual([]);
});

for (const years of [-1, 1])
  test(`a clock wrong by ${years} year still gives the code of its moment`, async ({ page }) => {
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type Request, expect, test } from '@playwright/test';
import { toolNames } from '../../src/pages/otpqr/tools/tools.ts';
import { dist } from './support/host.ts';
import { documentOf, firstNames, languages } from './support/screens.ts';
import { takenOver } from './support/visit.ts';

const kilobyte = 1024;
const scriptBudget = 78 * kilobyte;
/** For each tool of the lab. */
const toolBudget = 84 * kilobyte;
const styleBudget = 8 * kilobyte;
/** What a server sends over a new connection before it waits: ten segments (RFC 6928, section 2). */
const firstFlight = 10 * 1460;

interface Weight {
  /** Bytes of script requested before the first press, without workers, as they are sent. */
  readonly script: number;
  readonly style: number;
  /** The document with its headers, as it is sent. */
  readonly answer: number;
}

/** Opens an address in a browser that has nothing of the site yet. */
async function weigh(browser: Browser, locale: string, address: string): Promise<Weight> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const requests: Request[] = [];
  const workers = new Set<string>();
  page.on('requestfinished', (request) => requests.push(request));
  page.on('worker', (worker) => workers.add(worker.url()));
  const document = (await page.goto(address))?.request();
  if (!document) throw new Error(`${address} gives no document`);
  const scripts = () =>
    requests.filter((request) => request.url().endsWith('.js') && !workers.has(request.url()));
  // The document's script asks for the others once the browser has painted.
  await expect.poll(() => scripts().length, { message: address }).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts().map((request) => request.sizes()));
  const styles = await page.locator('head style').allTextContents();
  const { responseHeadersSize, responseBodySize } = await document.sizes();
  await context.close();
  return {
    script: sizes.reduce((sum, size) => sum + size.responseBodySize, 0),
    style: brotliCompressSync(styles.join('')).length,
    answer: responseHeadersSize + responseBodySize,
  };
}

const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(5);

for (const { tag, root } of languages)
  test(`every screen and tool loads no more than its budget before the first press (${tag})`, async ({
    browser,
  }) => {
    test.slow();
    const lab = documentOf(root, 'otpqr');
    const documents = [
      ...firstNames.map(({ name }) => documentOf(root, name)),
      ...toolNames.map((tool) => `${lab}${tool}/`),
    ].filter((path) => existsSync(join(dist, path.replace(/\/$/, '/index.html'))));
    const table: string[] = [];
    const heavy: string[] = [];
    for (const address of documents) {
      const budget = address.startsWith(lab) ? toolBudget : scriptBudget;
      const { script, style, answer } = await weigh(browser, tag, address);
      const flights = answer > firstFlight ? ', more than a first flight' : '';
      table.push(
        `${address.padEnd(28)}${inKilobytes(script)} script${inKilobytes(style)} style${inKilobytes(answer)} answer${flights}`,
      );
      if (script > budget) heavy.push(`${address}: ${script} B of script`);
      if (style > styleBudget) heavy.push(`${address}: ${style} B of style`);
    }
    console.log(`KB, brotli\n${table.join('\n')}`);
    expect(heavy).toEqual([]);
  });

/** Bytes over the wire of everything that a first view loads. */
for (const [language, path, allowed] of [
  ['en-US', '/', 120],
  ['ko-KR', '/ko-KR/', 170],
] as const) {
  test(`the first view of the landing page in ${language} weighs at most ${allowed} KB`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      locale: language,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    let files = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files += 1;
    });
    await page.goto(path);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(files).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(allowed * kilobyte);
    await context.close();
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Figure, median, throttle } from './figures.ts';

/** Slow 4G: round trip in milliseconds, bits per second. */
const network = { latency: 150, down: 1.6e6, up: 750e3 };
/** How long the pointer rests on a link before it is pressed, in milliseconds. */
const hovering = 300;

const links = [
  { link: 'nav-server', from: '/' },
  { link: 'nav-otp', from: '/' },
  { link: 'nav-login', from: '/' },
  { link: 'nav-qr', from: '/' },
  { link: 'nav-home', from: '/server/' },
] as const;

/** What the page notes of a press. */
interface Opening {
  /** From the press until the heading was on the screen, in milliseconds. */
  readonly time: number;
  /** The share of the text to be seen that came with the screen's heading. */
  readonly text: number;
}

/** Has the page note when, after the next click, a new heading is on the screen. */
async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset['opened'];
    const before = document.querySelector('main h1');
    let start = 0;
    let length = 0;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
      once: true,
      capture: true,
    });
    const watcher = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) return;
      watcher.disconnect();
      // Noted before it is painted: so the browser says when it was (Element Timing API).
      heading.setAttribute('elementtiming', 'heading');
      length = document.querySelector<HTMLElement>('main')?.innerText.length ?? 0;
    });
    watcher.observe(document, { childList: true, subtree: true });
    const observer = new PerformanceObserver((list) => {
      const { renderTime } = list.getEntries()[0] as PerformanceEntry & { renderTime: number };
      observer.disconnect();
      dataset['opened'] = `${renderTime - start} ${length}`;
    });
    observer.observe({ type: 'element' });
  });
}

async function readOpening(page: Page): Promise<Opening> {
  const handle = await page.waitForFunction(() => document.documentElement.dataset['opened']);
  const [time = Number.NaN, length = 0] = String(await handle.jsonValue())
    .split(' ')
    .map(Number);
  await page.waitForLoadState('networkidle');
  const whole = await page.locator('main').evaluate((main: HTMLElement) => main.innerText.length);
  return { time, text: length / whole };
}

function withText({ time, text }: Opening, link: string): number {
  if (text < 0.9)
    throw new Error(`${link} brings ${Math.round(text * 100)} % of its text at first`);
  return time;
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  // The service worker would fetch every screen ahead.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Presses on a link whose screen was shown before. */
async function openWarm(page: Page, link: string, runs: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    await watchHeading(page);
    await page.getByTestId(link).click();
    const opening = await readOpening(page);
    if (run > 0) times.push(withText(opening, link));
    const heading = await page.locator('main h1').elementHandle();
    await page.goBack();
    await page.waitForFunction((left) => document.querySelector('main h1') !== left, heading);
    await page.waitForLoadState('networkidle');
  }
  return times;
}

interface Asked {
  readonly time: number;
  readonly files: number;
  /** Between the first and the last request for code and words, in milliseconds. */
  readonly spread: number;
}

/** One press on a link whose screen is asked for when the pointer rests on it. */
async function openCold(page: Page, link: string): Promise<Asked> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const count = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await watchHeading(page);
  await page.getByTestId(link).hover();
  await pause(hovering);
  await page.mouse.down();
  await page.mouse.up();
  const opening = await readOpening(page);
  const starts = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType('resource')
        .slice(before)
        .filter(({ name }) => /\.(js|css)$/.test(name))
        .map(({ startTime }) => startTime),
    count,
  );
  return {
    time: withText(opening, link),
    files: starts.length,
    spread: Math.max(...starts) - Math.min(...starts),
  };
}

/** How soon the screen of each header link is there, at CPU throttling. */
export async function measureScreens(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { link, from } of links) {
    const warm = await openPage(browser, origin + from);
    const what = `\`${link}\` from \`${from}\``;
    figures.push({
      what: `${what}, shown before`,
      times: await openWarm(warm, link, runs),
      toReach: 100,
    });
    await warm.context().close();
    const asked: Asked[] = [];
    for (let run = 0; run < runs; run += 1) {
      const cold = await openPage(browser, origin + from);
      asked.push(await openCold(cold, link));
      await cold.context().close();
    }
    const spread = Math.round(median(asked.map((one) => one.spread)));
    figures.push({
      what: `${what}, new; ${asked[0]?.files} files asked for within ${spread} ms`,
      times: asked.map(({ time }) => time),
      toReach: 300,
    });
  }
  return figures;
}

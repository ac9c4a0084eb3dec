import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Report, type Times, throttle, timesTable } from './figures.ts';
import { measureVerdict } from './verdict.ts';

/** The shortest duration that the Event Timing API reports, in milliseconds. */
const shortestDuration = 16;

/** What the page must show in the first frame after an event: an element that contains the text. */
interface PressOutcome {
  readonly selector: string;
  readonly text?: string;
}

/** Selectors of an element to click and of an element that must exist afterward. */
interface Press {
  readonly target: string;
  readonly outcome: string;
}

/**
 * Performs an action and returns the milliseconds from its event to the next paint. The Event Timing API rounds them
 * to multiples of 8.
 * @throws {Error} if the outcome is visible before the action, or missing in the first frame after the event
 */
async function timeToPaint(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
  outcome: PressOutcome,
): Promise<number> {
  // Wait until the timing entries of the previous event have arrived.
  await pause(300);
  await page.evaluate(
    ({ type, selector, text, shortestDuration }) => {
      const { dataset } = document.documentElement;
      const hasOutcome = () =>
        document.querySelector(selector)?.textContent?.includes(text) ?? false;
      if (hasOutcome()) throw new Error(`${selector} exists before the action.`);
      const observer = new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName(type);
        if (entry) dataset['duration'] ??= String(entry.duration);
      });
      // TypeScript's types lack durationThreshold.
      const options: object = { type: 'event', durationThreshold: shortestDuration };
      observer.observe(options);
      const onEvent = () =>
        requestAnimationFrame(() => {
          dataset['hasOutcome'] = String(hasOutcome());
          // Entries arrive after the next frame. Events shorter than the threshold don't get one.
          setTimeout(() => {
            dataset['duration'] ??= String(shortestDuration / 2);
            observer.disconnect();
          }, 400);
        });
      addEventListener(type, onEvent, { once: true, capture: true });
    },
    { type, selector: outcome.selector, text: outcome.text ?? '', shortestDuration },
  );
  await act();
  const handle = await page.waitForFunction(() => {
    const { duration, hasOutcome } = document.documentElement.dataset;
    return duration !== undefined && hasOutcome !== undefined
      ? { duration, hasOutcome }
      : undefined;
  });
  const { duration, hasOutcome } = (await handle.jsonValue()) ?? {};
  // Wait for the timeout above. Otherwise it would write into the next measurement.
  await pause(400);
  await page.evaluate(() => {
    delete document.documentElement.dataset['duration'];
    delete document.documentElement.dataset['hasOutcome'];
  });
  if (hasOutcome !== 'true') throw new Error(`${outcome.selector} is not in the next frame.`);
  return Number(duration);
}

/** Opens a page, waits until the network is idle, and slows down the processor. */
async function openSlowPage(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}

/** Clicks the elements in turn. The first round isn't timed, because it loads code on demand. */
async function timePresses(page: Page, presses: readonly Press[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const { target, outcome } of presses) {
      const act = () => page.locator(target).click();
      const time = await timeToPaint(page, 'click', act, { selector: outcome });
      if (round > 0) times.push(time);
    }
  await page.close();
  return times;
}

/** Types 16 letters into the field Issuer. The first key isn't timed. */
async function timeKeys(page: Page): Promise<readonly number[]> {
  await page.getByLabel('Issuer').fill('');
  const times: number[] = [];
  for (let count = 1; count <= 16; count += 1) {
    const act = () => page.keyboard.press('a');
    const outcome = { selector: '[data-testid=otp-uri]', text: `/${'a'.repeat(count)}:` };
    times.push(await timeToPaint(page, 'keydown', act, outcome));
  }
  await page.close();
  return times.slice(1);
}

const tab = (id: string): Press => ({
  target: `[data-tab=${id}]`,
  outcome: `[data-tab=${id}][aria-selected=true]`,
});
const tool = (id: string): Press => ({
  target: `a[data-tool=${id}]`,
  outcome: `a[data-tool=${id}][aria-current]`,
});
const driver = (language: string): Press => ({
  target: `label:has([value=${language}])`,
  outcome: `[value=${language}]:checked`,
});
/** The list of deviations of the implementation that has the most. */
const deviations = 'tbody:has([data-name="Pass::OTP"]) td > details';

const interactions: readonly {
  readonly label: string;
  readonly page: string;
  readonly width?: number;
  readonly presses: readonly Press[];
}[] = [
  { label: 'Apps: another tab', page: '/app/', presses: [tab('watchos'), tab('android')] },
  {
    label: 'Menu at 360 px: open and close',
    page: '/',
    width: 360,
    presses: [
      { target: '[popovertarget=menu]', outcome: '#menu:popover-open' },
      { target: '[popovertarget=menu]', outcome: '#menu:not(:popover-open)' },
    ],
  },
  {
    label: 'Lab: another tool',
    page: '/otpqr/',
    presses: [tool('vectors'), tool('make'), tool('check')],
  },
  {
    label: 'Check: open and close “How the code is computed”',
    page: '/otpqr/check/',
    presses: ['[open]', ':not([open])'].map((state) => ({
      target: '[data-testid=fold-steps] > summary',
      outcome: `[data-testid=fold-steps]${state}`,
    })),
  },
  {
    label: 'Program: a driver in another language',
    page: '/otpqr/program/',
    presses: [driver('python'), driver('go')],
  },
  {
    label: 'Vectors: open and close the deviations of an implementation',
    page: '/otpqr/vectors/',
    presses: ['[open]', ':not([open])'].map((state) => ({
      target: `${deviations} > summary`,
      outcome: deviations + state,
    })),
  },
];

/** Measures the time from a key or a click until the frame with its outcome is painted. */
export async function measurePresses(browser: Browser, origin: string): Promise<Report> {
  const makePage = await openSlowPage(browser, `${origin}/otpqr/`, 1280);
  const rows: Times[] = [
    { label: 'Make: a key in “Issuer”, with new URI and QR code', times: await timeKeys(makePage) },
  ];
  for (const { label, page, width = 1280, presses: turns } of interactions) {
    const slowPage = await openSlowPage(browser, origin + page, width);
    rows.push({ label, times: await timePresses(slowPage, turns) });
  }
  rows.push(await measureVerdict(browser, origin));
  return {
    title: 'Response to clicks and keys',
    method: `Time from a click or key until the frame with its outcome is painted, by the Event Timing API in steps of 8 ms. The processor is ${throttle} times slower.`,
    table: timesTable(rows),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Report, type Times, throttle, timesTable } from './figures.ts';
import { measureVerdict } from './verdict.ts';

/** The Event Timing API reports no event that took less, in milliseconds. */
const shortest = 16;

/** What the page shows in the first frame after a press: an element, and text in it. */
interface Answer {
  readonly selector: string;
  readonly text?: string;
}

/** An element to press, and what has to be there afterward. */
interface Press {
  readonly press: string;
  readonly answer: string;
}

/**
 * Returns the milliseconds from an event until its frame is painted, from the Event Timing API, in steps of 8.
 * @throws {Error} if the answer is not in that frame
 */
async function untilPainted(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
  answer: Answer,
): Promise<number> {
  // The page is at rest: no entry of the press before is still to come.
  await pause(300);
  await page.evaluate(
    ({ type, selector, text, shortest }) => {
      const { dataset } = document.documentElement;
      const isAnswered = () =>
        document.querySelector(selector)?.textContent?.includes(text) ?? false;
      if (isAnswered()) throw new Error(`${selector} is there before the press.`);
      const observer = new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName(type);
        if (entry) dataset['took'] ??= String(entry.duration);
      });
      // TypeScript's types lack durationThreshold.
      const options: object = { type: 'event', durationThreshold: shortest };
      observer.observe(options);
      const onEvent = () =>
        requestAnimationFrame(() => {
          dataset['answered'] = String(isAnswered());
          // Entries arrive after the next frame. Shorter events have none.
          setTimeout(() => {
            dataset['took'] ??= String(shortest / 2);
            observer.disconnect();
          }, 400);
        });
      addEventListener(type, onEvent, { once: true, capture: true });
    },
    { type, selector: answer.selector, text: answer.text ?? '', shortest },
  );
  await act();
  const handle = await page.waitForFunction(() => {
    const { took, answered } = document.documentElement.dataset;
    return took !== undefined && answered !== undefined ? { took, answered } : undefined;
  });
  const { took, answered } = (await handle.jsonValue()) ?? {};
  // The timer of this press must not write into the next one.
  await pause(400);
  await page.evaluate(() => {
    delete document.documentElement.dataset['took'];
    delete document.documentElement.dataset['answered'];
  });
  if (answered !== 'true') throw new Error(`${answer.selector} is not in the next frame.`);
  return Number(took);
}

/** Opens a page, waits until it is idle, and slows the processor. */
async function openSlowPage(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}

/** Presses the elements in turn. The first round loads what is loaded at a first press. */
async function timePresses(page: Page, presses: readonly Press[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const { press, answer } of presses) {
      const act = () => page.locator(press).click();
      const time = await untilPainted(page, 'click', act, { selector: answer });
      if (round > 0) times.push(time);
    }
  await page.close();
  return times;
}

async function timeKeys(page: Page): Promise<readonly number[]> {
  await page.getByLabel('Issuer').fill('');
  const times: number[] = [];
  for (let count = 1; count <= 16; count += 1) {
    const act = () => page.keyboard.press('a');
    const answer = { selector: '[data-testid=otp-uri]', text: `/${'a'.repeat(count)}:` };
    times.push(await untilPainted(page, 'keydown', act, answer));
  }
  await page.close();
  return times.slice(1);
}

const tab = (id: string): Press => ({
  press: `[data-tab=${id}]`,
  answer: `[data-tab=${id}][aria-selected=true]`,
});
const tool = (id: string): Press => ({
  press: `a[data-tool=${id}]`,
  answer: `a[data-tool=${id}][aria-current]`,
});
const driver = (language: string): Press => ({
  press: `label:has([value=${language}])`,
  answer: `[value=${language}]:checked`,
});
/** The implementation with the most deviations. */
const deviations = 'tbody:has([data-name="Pass::OTP"]) td > details';

const presses: readonly {
  readonly what: string;
  readonly page: string;
  readonly width?: number;
  readonly presses: readonly Press[];
}[] = [
  { what: 'Apps: another tab', page: '/app/', presses: [tab('watchos'), tab('android')] },
  {
    what: 'Menu at 360 px: open and close',
    page: '/',
    width: 360,
    presses: [
      { press: '[popovertarget=menu]', answer: '#menu:popover-open' },
      { press: '[popovertarget=menu]', answer: '#menu:not(:popover-open)' },
    ],
  },
  {
    what: 'Lab: another tool',
    page: '/otpqr/',
    presses: [tool('vectors'), tool('make'), tool('check')],
  },
  {
    what: 'Check: open and close “How the code is computed”',
    page: '/otpqr/check/',
    presses: ['[open]', ':not([open])'].map((state) => ({
      press: '[data-testid=fold-steps] > summary',
      answer: `[data-testid=fold-steps]${state}`,
    })),
  },
  {
    what: 'Program: a driver in another language',
    page: '/otpqr/program/',
    presses: [driver('python'), driver('go')],
  },
  {
    what: 'Vectors: open and close the deviations of an implementation',
    page: '/otpqr/vectors/',
    presses: ['[open]', ':not([open])'].map((state) => ({
      press: `${deviations} > summary`,
      answer: deviations + state,
    })),
  },
];

/** Measures how soon the frame is painted that answers a key or a press. */
export async function measurePresses(browser: Browser, origin: string): Promise<Report> {
  const maker = await openSlowPage(browser, `${origin}/otpqr/`, 1280);
  const rows: Times[] = [
    { what: 'Make: a key in “Issuer”, with new URI and QR code', times: await timeKeys(maker) },
  ];
  for (const { what, page, width = 1280, presses: turns } of presses) {
    const opened = await openSlowPage(browser, origin + page, width);
    rows.push({ what, times: await timePresses(opened, turns) });
  }
  rows.push(await measureVerdict(browser, origin));
  return {
    title: 'Answers to presses and keys',
    method: `From a press or key until the frame with its answer is painted, with the processor ${throttle} times slower (Event Timing API, in steps of 8 ms).`,
    table: timesTable(rows),
  };
}

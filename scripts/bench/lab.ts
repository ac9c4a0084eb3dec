import type { Browser, Page } from '@playwright/test';
import { type Figure, throttle } from './figures.ts';
import { longestScript } from './tasks.ts';

/** Codes that the sample secret gives at no moment near, so that every hypothesis is tried. */
const codes = Array.from({ length: 12 }, (_, index) => String(90_281_700 + 7919 * index));
const pause = 60;

/** Notes how long the worker had a question: Chromium does not slow workers down. */
async function timeWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    Reflect.set(window, 'workerTimes', times);
    const original: unknown = Reflect.get(Worker.prototype, 'postMessage');
    const timed = function timed(this: Worker, ...input: unknown[]) {
      const start = performance.now();
      const note = () => times.push(performance.now() - start);
      this.addEventListener('message', note, { once: true });
      if (typeof original === 'function') Reflect.apply(original, this, input);
    };
    Reflect.set(Worker.prototype, 'postMessage', timed);
  });
}

/** What the page has noted in `data-took`, once it has. */
async function readTimes(page: Page): Promise<readonly number[]> {
  const taken = await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const { took } = dataset;
    delete dataset.took;
    return took;
  });
  return String(await taken.jsonValue())
    .split(' ')
    .map(Number);
}

/** Types a code key by key; milliseconds from its last key to the verdict, worker slowed too. */
async function answerTo(page: Page, code: string): Promise<number> {
  const field = page.getByTestId('check-code');
  await field.fill('');
  // A new key: nothing that was computed before can be used again.
  await page.getByRole('button', { name: 'Generate' }).click();
  for (const digit of code.slice(0, -1)) await field.press(digit, { delay: pause });
  await page.evaluate(() => {
    const verdict = document.querySelector('[data-testid=check-verdict]');
    const { dataset } = document.documentElement;
    const times = Reflect.get(window, 'workerTimes') as number[];
    times.length = 0;
    let start = 0;
    addEventListener('keydown', (event) => (start = event.timeStamp), { once: true });
    const watcher = new MutationObserver(() => {
      if (!verdict?.hasAttribute('data-finding')) return;
      watcher.disconnect();
      dataset.took = `${performance.now() - start} ${times.at(-1) ?? 0}`;
    });
    watcher.observe(verdict ?? document, { attributes: true });
  });
  await field.press(code.at(-1) ?? '');
  const [whole = Number.NaN, worker = Number.NaN] = await readTimes(page);
  return whole + (throttle - 1) * worker;
}

/** Types a second code that nothing explains; milliseconds from its last key to the end of the wider search. */
async function searchAfter(page: Page, first: string, second: string): Promise<number> {
  await answerTo(page, first);
  await page.getByTestId('check-next').click();
  const field = page.getByTestId('check-code');
  for (const digit of second.slice(0, -1)) await field.press(digit, { delay: pause });
  await page.evaluate(() => {
    let start = 0;
    let searched = false;
    const { dataset } = document.documentElement;
    addEventListener('keydown', (event) => (start = event.timeStamp), { once: true });
    const watcher = new MutationObserver(() => {
      const verdict = document.querySelector('[data-testid=check-verdict]');
      searched ||= verdict?.hasAttribute('data-searching') === true;
      if (!searched || verdict?.hasAttribute('data-searching')) return;
      watcher.disconnect();
      dataset.took = `${performance.now() - start}`;
    });
    watcher.observe(document.body, { attributes: true, subtree: true, childList: true });
  });
  await field.press(second.at(-1) ?? '');
  const [whole = Number.NaN] = await readTimes(page);
  return whole;
}

/** The lab's tool Check: how soon it answers, and how long typing holds the main thread. */
export async function measureLab(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const page = await browser.newPage();
  await timeWorkers(page);
  await page.goto(`${origin}/#/otpqr?tool=check`);
  await page.getByLabel('Algorithm').selectOption('SHA512');
  await page.getByLabel('Digits').selectOption('8');
  await answerTo(page, '12345678');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const answers: number[] = [];
  for (const code of codes) answers.push(await answerTo(page, code));

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const tasks: number[] = [];
  for (const code of codes.slice(0, 6))
    tasks.push(await longestScript(browser, page, () => answerTo(page, code)));
  const searches: number[] = [];
  for (const [index, code] of codes.slice(0, 6).entries())
    searches.push(throttle * (await searchAfter(page, code, codes[index + 6] ?? code)));
  await page.close();
  return [
    {
      what: `From the last key of a code that nothing explains to its verdict (8 digits, SHA512; page and worker ${throttle}× slower)`,
      times: answers,
      toReach: 150,
    },
    {
      what: `From the last key of a second code to the end of the wider search (times ${throttle})`,
      times: searches,
      toReach: 3000,
    },
    {
      what: 'Longest script at a time on the main thread while a code is typed and diagnosed (processor time)',
      times: tasks,
      toReach: 10,
    },
  ];
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Figure, throttle } from './figures.ts';

/** What a press brings: an element that holds a text. */
interface Answer {
  readonly selector: string;
  readonly text?: string;
}

/** What an event counts that took less than the API reports, in milliseconds. */
const unreported = 8;

/**
 * Milliseconds from an event until its painting is on the screen, as the Event Timing API counts
 * them: in steps of eight.
 * @param type the event's type
 * @param act makes the event
 * @param answer what must be there in that painting
 */
async function untilPainted(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
  answer: Answer,
): Promise<number> {
  // The page has come to rest: no event of the press before is still to be reported.
  await pause(300);
  await page.evaluate(
    ({ name, selector, text, unreported }) => {
      const { dataset } = document.documentElement;
      let timer: ReturnType<typeof setTimeout>;
      // Methods: a named function would need a helper that is not in the page.
      const page = {
        answers() {
          return document.querySelector(selector)?.textContent?.includes(text) ?? false;
        },
        tell(took: number) {
          observer.disconnect();
          clearTimeout(timer);
          dataset['took'] = String(took);
        },
        // Two frames on, and what the browser has to tell has come.
        afterPainting(then: () => void) {
          requestAnimationFrame(() => requestAnimationFrame(() => (timer = setTimeout(then, 100))));
        },
      };
      if (page.answers()) throw new Error(`${selector} is there before it is asked for`);
      const observer = new PerformanceObserver((list) => {
        const entry = list.getEntriesByName(name)[0];
        if (entry) page.tell(entry.duration);
      });
      const wanted = { type: 'event', durationThreshold: 16 };
      observer.observe(wanted);
      addEventListener(
        name,
        () => {
          requestAnimationFrame(() => (dataset['answered'] = String(page.answers())));
          page.afterPainting(() => page.tell(unreported));
        },
        { once: true, capture: true },
      );
    },
    { name: type, selector: answer.selector, text: answer.text ?? '', unreported },
  );
  await act();
  const taken = await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const { took, answered } = dataset;
    delete dataset['took'];
    return took === undefined ? undefined : { took, answered };
  });
  const { took, answered } = (await taken.jsonValue()) ?? {};
  if (answered !== 'true') throw new Error(`${answer.selector} is not in the next painting`);
  return Number(took);
}

async function slowPage(browser: Browser, address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  // Whatever is loaded when it is first asked for is asked for now.
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return page;
}

/** Presses the elements in turn, once for loading, then measured. */
async function pressInTurn(
  page: Page,
  turns: readonly { readonly press: string; readonly answer: string }[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const { press, answer } of turns) {
      const act = () => page.locator(press).click();
      const time = await untilPainted(page, 'click', act, { selector: answer });
      if (round > 0) times.push(time);
    }
  await page.close();
  return times;
}

/** How soon a key, a tab, the menu and a tool answer. */
export async function measurePresses(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const maker = await slowPage(browser, `${origin}/otpqr/`, 1280);
  await maker.getByLabel('Issuer').focus();
  const keys: number[] = [];
  for (let count = 1; count <= 32; count += 1) {
    const act = () => maker.keyboard.press('a');
    const answer = { selector: '[data-testid=otp-uri]', text: `/${'a'.repeat(count)}:` };
    keys.push(await untilPainted(maker, 'keydown', act, answer));
  }
  await maker.close();

  const tabs = ['watchos', 'android'].map((id) => ({
    press: `[data-tab=${id}]`,
    answer: `[data-tab=${id}][aria-selected=true]`,
  }));
  const tools = ['vectors', 'make', 'check'].map((id) => ({
    press: `a[data-tool=${id}]`,
    answer: `a[data-tool=${id}][aria-current]`,
  }));
  const menu = [
    { press: '[popovertarget=menu]', answer: '#menu:popover-open' },
    { press: '[popovertarget=menu]', answer: '#menu:not(:popover-open)' },
  ];
  const fold = [
    { press: '[data-testid=fold-steps] > summary', answer: '[data-testid=fold-steps][open]' },
    { press: '[data-testid=fold-steps] > summary', answer: '[data-testid=fold-steps]:not([open])' },
  ];
  const driver = ['python', 'go'].map((language) => ({
    press: `label:has([value=${language}])`,
    answer: `[value=${language}]:checked`,
  }));
  // The one with the most deviations.
  const deviations = 'tbody:has([data-name="Pass::OTP"]) td > details';
  const implementation = ['[open]', ':not([open])'].map((state) => ({
    press: `${deviations} > summary`,
    answer: deviations + state,
  }));
  const pressed = async (what: string, path: string, width: number, turns: typeof tabs) => ({
    what: `From a press to ${what}, painted (${throttle}× CPU throttling)`,
    times: await pressInTurn(await slowPage(browser, origin + path, width), turns),
    toReach: 50,
  });
  return [
    {
      what: `From a key press to the new address, code and QR code, painted (${throttle}× CPU throttling)`,
      times: keys.slice(1),
      toReach: 50,
    },
    await pressed('another tab marked, its panel drawn next', '/app/', 1280, tabs),
    await pressed('the menu, opened and closed', '/', 360, menu),
    await pressed('another tool marked, itself drawn next', '/otpqr/', 1280, tools),
    await pressed('how a code is computed, opened and closed', '/otpqr/check/', 1280, fold),
    await pressed('a driver in another language', '/otpqr/program/', 1280, driver),
    await pressed('an implementation’s deviations', '/otpqr/vectors/', 1280, implementation),
  ];
}

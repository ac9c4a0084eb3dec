import type { Browser, Page } from '@playwright/test';
import { randomSecret } from '@otp-lab/otp';
import { fillWithRandom } from '../src/lab/settings/fillWithRandom.ts';
import type { Times } from './figures.ts';

/** No hypothesis explains these codes, so Check tries them all. This is the slowest case. */
const codes = Array.from({ length: 8 }, (_, index) => String(90_281_700 + 7919 * index));

/** Types a code and returns the milliseconds from its last key to the verdict. */
async function timeVerdict(page: Page, code: string): Promise<number> {
  // With a new secret, Check can't reuse cached results.
  const secret = randomSecret(160, fillWithRandom);
  await page.getByLabel('Secret', { exact: true }).fill(secret);
  const field = page.getByTestId('check-code');
  await field.fill('');
  await field.pressSequentially(code.slice(0, -1), { delay: 60 });
  await page.evaluate(() => {
    let start = 0;
    addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-testid=check-verdict][data-finding]')) return;
      observer.disconnect();
      document.documentElement.dataset['duration'] = String(performance.now() - start);
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  await field.press(code.at(-1) ?? '');
  const handle = await page.waitForFunction(() => {
    const { dataset } = document.documentElement;
    const { duration } = dataset;
    delete dataset['duration'];
    return duration;
  });
  return Number(await handle.jsonValue());
}

/** Measures the time until Check shows its verdict, with a processor that isn't throttled. */
export async function measureVerdict(browser: Browser, origin: string): Promise<Times> {
  const page = await browser.newPage();
  await page.goto(`${origin}/otpqr/check/`);
  await page.locator('html[data-ready]').waitFor();
  await page.getByLabel('Algorithm').selectOption('SHA512');
  await page.getByLabel('Digits').selectOption('8');
  // Don't count the first verdict.
  await timeVerdict(page, '12345678');
  const times: number[] = [];
  for (const code of codes) times.push(await timeVerdict(page, code));
  await page.close();
  return {
    label: 'Check: the verdict on 8 digits that nothing explains (SHA512, processor not slowed)',
    times,
  };
}

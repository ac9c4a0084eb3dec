import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Page, chromium } from '@playwright/test';
import { type Figure, row, throttle } from './bench/figures.ts';
import { measureLab } from './bench/lab.ts';
import { findChrome } from './test/programs.ts';

/** Measures how soon the page answers and writes the figures into docs/performance.md. */
const port = 4177;
const report = 'docs/performance.md';

/** Milliseconds from a key press to the next painting after it, with the address that it made. */
async function keyPress(page: Page): Promise<number> {
  const before = await page.getByTestId('otp-uri').textContent();
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            document.documentElement.dataset.took = String(performance.now() - event.timeStamp);
          });
          channel.port1.start();
          channel.port2.postMessage(undefined);
        });
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press('a');
  await page.waitForFunction(() => document.documentElement.dataset.took !== undefined);
  const { took, uri } = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const value = Number(dataset.took);
    delete dataset.took;
    return { took: value, uri: document.querySelector('[data-testid=otp-uri]')?.textContent };
  });
  if (uri === before) throw new Error('the address did not follow the key press');
  return took;
}

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`http://localhost:${port}/otpqr/`);
await page.getByLabel('Issuer').focus();
await page.keyboard.press('x');
await page.waitForFunction(() =>
  document.querySelector('[data-testid=otp-uri]')?.textContent?.includes('/x:'),
);
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
const times: number[] = [];
for (let count = 0; count < 31; count += 1) times.push(await keyPress(page));
await page.close();
const lab = await measureLab(browser, `http://localhost:${port}`);
await browser.close();
server.kill('SIGTERM');

const measured: readonly Figure[] = [
  {
    what: `From a key press to the new address, code and QR code, painted (${throttle}× CPU throttling)`,
    times,
    allowed: 50,
  },
  ...lab,
];
const text = readFileSync(report, 'utf8');
const start = '<!-- figures -->';
const end = '<!-- /figures -->';
const figures = [
  start,
  `Chromium on ${cpus().length} cores, Node ${process.version.slice(1).split('.')[0]}.`,
  '',
  '| What | median | worst | allowed |',
  '|---|---|---|---|',
  ...measured.map(row),
  end,
].join('\n');
writeFileSync(
  report,
  text.slice(0, text.indexOf(start)) + figures + text.slice(text.indexOf(end) + end.length),
);
console.log(figures);
process.exit(0);

import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { inSweep } from './packages/otp/src/testing/sweep.ts';
import { findChrome, findChromeShell } from './scripts/test/programs.ts';

/** What the browser around the page has a part in: devices, the worker, how far ahead it loads. */
const wholeBrowser = /(first-view|lab-camera|offline)\.spec\.ts$/;

const start = (executablePath: string) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: [
      // Without a window, letters would otherwise be whole pixels wide, digits unlike one another.
      '--font-render-hinting=none',
      // Tests take every core already: more threads in each browser would wait for one.
      '--num-raster-threads=1',
      '--js-flags=--single-threaded',
      // No way out of the machine.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  },
});

const port = Number(process.env['SITE_TEST_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  // One more than cores: a test that waits leaves its share to another.
  workers: Math.min(8, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  // Far more than a test takes, so that none fails because the machine has other work.
  timeout: inSweep(600_000, 60_000),
  expect: { timeout: 10_000 },
  // What passes only when tried again is named at the end of `npm test`.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // The worker would fetch the whole site in each test; the tests of it allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'browser', testMatch: wholeBrowser, use: start(findChrome()) },
    { name: 'page', testIgnore: wholeBrowser, use: start(findChromeShell()) },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

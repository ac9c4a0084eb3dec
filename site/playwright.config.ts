import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChrome, findChromeShell } from '../scripts/programs.ts';

/** Tests that need the full browser: devices, the service worker, preloading and the back-forward cache. */
const needsFullBrowser = /\/(back-forward-cache|lab-camera|offline)\.spec\.ts$/;

const launchOptionsFor = (executablePath: string) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: [
      // Headless Chromium would otherwise round the widths of letters to whole pixels.
      '--font-render-hinting=none',
      // The tests already use every core, so more threads in each browser would only wait.
      '--num-raster-threads=1',
      '--js-flags=--single-threaded',
      // Block every request to another machine.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  },
});

const port = Number(process.env['SITE_TEST_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  // One more worker than cores, so that a core isn't idle while a test waits.
  workers: Math.min(8, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  // Much longer than a test takes, so that tests don't fail on a slow or busy machine.
  timeout: process.env['SWEEP'] === '1' ? 600_000 : 120_000,
  expect: { timeout: 20_000 },
  // Playwright reports a test that passes only at the second attempt as flaky.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.cache/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // In every test, the service worker would fetch the whole site. Its own tests allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'browser', testMatch: needsFullBrowser, use: launchOptionsFor(findChrome()) },
    { name: 'page', testIgnore: needsFullBrowser, use: launchOptionsFor(findChromeShell()) },
  ],
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

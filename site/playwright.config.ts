import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChrome, findChromeShell } from '../scripts/programs.ts';

/** Tests of the browser around the page: devices, the service worker, how much it loads ahead. */
const wholeBrowser = /(back-forward-cache|first-view|lab-camera|offline)\.spec\.ts$/;

const start = (executablePath: string) => ({
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath,
    args: [
      // Without a window, Chromium would otherwise round the widths of letters to whole pixels.
      '--font-render-hinting=none',
      // The tests use every core already. More threads in each browser would only wait.
      '--num-raster-threads=1',
      '--js-flags=--single-threaded',
      // Nothing leaves this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
    ],
  },
});

const port = Number(process.env['SITE_TEST_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  // One more than there are cores: a waiting test leaves its core to another one.
  workers: Math.min(8, availableParallelism() + 1),
  fullyParallel: true,
  forbidOnly: true,
  // Much longer than a test takes, so that none fails on a slow or busy machine.
  timeout: process.env['SWEEP'] === '1' ? 600_000 : 120_000,
  expect: { timeout: 20_000 },
  // Playwright reports tests that pass only the second time as flaky.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: '.cache/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // The worker would fetch the whole site in every test. The tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'browser', testMatch: wholeBrowser, use: start(findChrome()) },
    { name: 'page', testIgnore: wholeBrowser, use: start(findChromeShell()) },
  ],
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

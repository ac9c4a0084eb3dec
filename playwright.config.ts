import { defineConfig, devices } from '@playwright/test';
import { findChrome } from './scripts/test/programs.ts';

const port = Number(process.env['SITE_TEST_PORT'] ?? 4199);

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/playwright',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // The worker would fetch the whole site in each test; the tests of it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChrome(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-default-apps',
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});

import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** Console messages and uncaught errors of the page. It must be empty when the test ends. */
  readonly consoleMessages: string[];
}

/** Playwright logs this because playwright.config.ts blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Fails a test whose page logs anything, at any level. */
export const test = base.extend<Fixtures>({
  consoleMessages: [
    async ({ page }, use) => {
      const consoleMessages: string[] = [];
      page.on('console', (message) => {
        if (message.text() !== blockedWorker)
          consoleMessages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => consoleMessages.push(`error: ${error.message}`));
      await use(consoleMessages);
      expect(consoleMessages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

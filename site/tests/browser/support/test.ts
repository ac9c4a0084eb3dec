import { expect, test as base } from '@playwright/test';

interface Fixtures {
  /** Everything that the page's console has said; a test ends with nothing in it. */
  readonly messages: string[];
}

/** What Playwright itself says where playwright.config.ts blocks the service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Every browser test fails when its page logs anything, of whatever level. */
export const test = base.extend<Fixtures>({
  messages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.text() !== blockedWorker) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      await use(messages);
      expect(messages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

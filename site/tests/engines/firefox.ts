import { firefox } from '@playwright/test';
import { findProgram } from '../../../scripts/programs.ts';
import type { Engine } from './engine.ts';

const executablePath = findProgram('firefox');

export const isFirefoxInstalled = executablePath !== undefined;

/** Starts the installed Firefox. Playwright controls it with WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    // The processor draws every frame, so draw fewer of them.
    firefoxUserPrefs: { 'layout.frame_rate': 20 },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  let problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (script, ...input) => page.evaluate(`(${String(script)})(...${JSON.stringify(input)})`),
    click: (selector) => page.click(selector),
    select: async (selector, value) => void (await page.selectOption(selector, value)),
    press: (key) => page.keyboard.press(key),
    chooseFile: (selector, path) => page.setInputFiles(selector, path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: (selector) => page.locator(selector).screenshot(),
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    close: () => browser.close(),
  };
}

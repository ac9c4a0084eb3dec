import { firefox } from '@playwright/test';
import { findProgram } from '../../../scripts/programs.ts';
import type { Engine } from './engine.ts';

const executablePath = findProgram('firefox');

export const isFirefoxInstalled = executablePath !== undefined;

/** Starts the installed Firefox, driven by Playwright over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    // The processor draws every frame, and no test needs more of them.
    firefoxUserPrefs: { 'layout.frame_rate': 20 },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  let complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (script, ...given) => page.evaluate(`(${String(script)})(...${JSON.stringify(given)})`),
    click: (selector) => page.click(selector),
    choose: async (selector, value) => void (await page.selectOption(selector, value)),
    press: (key) => page.keyboard.press(key),
    attach: (selector, path) => page.setInputFiles(selector, path),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: (selector) => page.locator(selector).screenshot(),
    complaints: () => {
      const all = complaints;
      complaints = [];
      return all;
    },
    close: () => browser.close(),
  };
}

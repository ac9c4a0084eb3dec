import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type ProgramName, findProgram, startProgram } from '../../../scripts/programs.ts';
import { findPort } from '../support/findPort.ts';
import type { Engine, Key } from './engine.ts';
import { WebDriver } from './webDriver.ts';

const keys: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Escape: '\uE00C',
  Home: '\uE011',
};

export const isWebKitInstalled = (['WebKitWebDriver', 'Xvfb'] as const).every(findProgram);

function start(program: ProgramName, parameters: readonly string[], display?: string) {
  return startProgram(program, parameters, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      // Without a graphics card, compositing uses a third of the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      ...(display ? { DISPLAY: display, GDK_BACKEND: 'x11' } : {}),
    },
  });
}

/** Starts an X server without a screen. Returns its process and the name of its display. */
async function startDisplay(): Promise<{ readonly child: ChildProcess; readonly name: string }> {
  const child = start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x900x24',
    '-nolisten',
    'tcp',
  ]);
  if (!child.stdout) throw new Error('the output is not piped');
  for await (const line of createInterface(child.stdout)) return { child, name: `:${line}` };
  throw new Error('Xvfb did not start');
}

async function startDriver(display: string): Promise<{ child: ChildProcess; driver: WebDriver }> {
  const port = await findPort();
  const child = start('WebKitWebDriver', [`--port=${port}`], display);
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  for (let attemptsLeft = 1000; ; attemptsLeft--) {
    try {
      await driver.request('GET', '/status');
      return { child, driver };
    } catch (error) {
      if (attemptsLeft === 0) throw error;
      await pause(50);
    }
  }
}

/** Starts WebKitGTK's MiniBrowser on its own X server. WebDriver controls it. */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const { child, driver } = await startDriver(display.name);
  await driver.begin();
  const resize = async (width: number, height: number) =>
    void (await driver.post('/window/rect', { x: 0, y: 0, width, height }));
  await resize(1280, 900);
  return {
    open: async (address) => void (await driver.post('/url', { url: address })),
    reload: async () => void (await driver.post('/refresh')),
    run: async (script, ...input) =>
      (await driver.post('/execute/sync', {
        script: `return (${String(script)})(...arguments)`,
        args: input,
      })) as Awaited<ReturnType<typeof script>>,
    click: (selector) => driver.click(selector),
    select: async (selector, value) => {
      const option = selector.startsWith('//')
        ? `${selector}/option[@value="${value}"]`
        : `${selector} option[value="${value}"]`;
      await driver.post(`${await driver.elementPath(option)}/click`);
    },
    press: (key) => driver.press(keys[key]),
    chooseFile: async (selector, path) =>
      void (await driver.post(`${await driver.elementPath(selector)}/value`, { text: path })),
    resize,
    screenshot: (selector) => driver.screenshot(selector),
    // WebDriver can't read the console. The observer in the page reports its errors.
    takeProblems: () => [],
    close: async () => {
      try {
        await driver.end();
      } finally {
        child.kill();
        display.child.kill();
      }
    },
  };
}

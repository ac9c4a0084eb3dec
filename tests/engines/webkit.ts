import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Key } from './engine.ts';
import { WebDriver } from './webDriver.ts';

/** How long all of it may run at most, in seconds: whatever ends the tests, this ends the browser. */
const atMost = 900;

const keys: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Escape: '\uE00C',
  Home: '\uE011',
};

export const isWebKitInstalled = ['WebKitWebDriver', 'Xvfb'].every(
  (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0,
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

function start(command: string, parameters: readonly string[], display?: string): ChildProcess {
  const child = spawn('timeout', ['-k', '5', String(atMost), command, ...parameters], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      // Layers are put together by the processor here, a third of all its work for nothing.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      ...(display ? { DISPLAY: display, GDK_BACKEND: 'x11' } : {}),
    },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** An X server without a screen of its own; it chooses its number and says it. */
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
  if (!child.stdout) throw new Error('Xvfb says nothing');
  for await (const line of createInterface(child.stdout)) return { child, name: `:${line}` };
  throw new Error('Xvfb did not start');
}

async function startDriver(display: string): Promise<{ child: ChildProcess; driver: WebDriver }> {
  const port = await freePort();
  const child = start('WebKitWebDriver', [`--port=${port}`], display);
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  for (let left = 100; ; left--) {
    try {
      await driver.ask('GET', '/status');
      return { child, driver };
    } catch (error) {
      if (left === 0) throw error;
      await pause(50);
    }
  }
}

/** Starts WebKitGTK's MiniBrowser on an X server of its own, driven by WebDriver. */
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
    run: async (script, ...given) =>
      (await driver.post('/execute/sync', {
        script: `return (${String(script)})(...arguments)`,
        args: given,
      })) as Awaited<ReturnType<typeof script>>,
    click: (selector) => driver.click(selector),
    choose: async (selector, value) => {
      const option = selector.startsWith('//')
        ? `${selector}/option[@value="${value}"]`
        : `${selector} option[value="${value}"]`;
      await driver.post(`${await driver.element(option)}/click`);
    },
    press: (key) => driver.press(keys[key]),
    attach: async (selector, path) =>
      void (await driver.post(`${await driver.element(selector)}/value`, { text: path })),
    resize,
    picture: (selector) => driver.picture(selector),
    complaints: () => [],
    close: async () => {
      await driver.end();
      child.kill();
      display.child.kill();
    },
  };
}

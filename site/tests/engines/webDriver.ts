import { setTimeout as pause } from 'node:timers/promises';

/** The property that contains the id of an element in responses (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Much longer than a command takes on a slow machine. WebKitGTK sometimes never answers one. */
const commandTimeout = 120_000;

/** A client for the part of the W3C WebDriver protocol that the steps need. */
export class WebDriver {
  private readonly origin: string;
  private session = '';

  /** @param origin the origin of the driver, such as `http://127.0.0.1:4444` */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends a request to the driver. Throws an error with the driver's message if it fails, or if it never answers. */
  async request(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(commandTimeout),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${method} ${path.slice(this.session.length)}: ${error}: ${message}`);
  }

  /** Starts a session. */
  async begin(): Promise<void> {
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } };
    const value = await this.request('POST', '/session', { capabilities });
    this.session = `/session/${(value as { readonly sessionId: string }).sessionId}`;
  }

  /** Sends a command to the session. */
  async post(path: string, body: unknown = {}): Promise<unknown> {
    return this.request('POST', this.session + path, body);
  }

  async end(): Promise<void> {
    await this.request('DELETE', this.session);
  }

  /** Returns the path for commands to an element. */
  async elementPath(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const found = await this.post('/element', { using, value: selector });
    return `/element/${(found as Readonly<Record<string, string>>)[elementKey]}`;
  }

  /** Clicks an element as soon as it has stopped moving and nothing covers it. */
  async click(selector: string): Promise<void> {
    for (let attemptsLeft = 400; ; attemptsLeft--) {
      try {
        await this.post(`${await this.elementPath(selector)}/click`);
        return;
      } catch (error) {
        if (attemptsLeft === 0 || !/not interactable|intercepted/.test(String(error))) throw error;
        await pause(50);
      }
    }
  }

  /** Presses a key on the focused element. WebDriver encodes special keys as private-use characters. */
  async press(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Returns a PNG screenshot of the window with an element in the center. */
  async screenshot(selector: string): Promise<Buffer> {
    const path = await this.elementPath(selector);
    await this.post('/execute/async', {
      script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(arguments[1]));`,
      args: [{ [elementKey]: path.slice('/element/'.length) }],
    });
    return Buffer.from(String(await this.request('GET', `${this.session}/screenshot`)), 'base64');
  }
}

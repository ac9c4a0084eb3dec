import { setTimeout as pause } from 'node:timers/promises';

/** The key of an element's id in answers (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A client for the part of the W3C WebDriver protocol that the steps need. */
export class WebDriver {
  private readonly origin: string;
  private session = '';

  /** @param origin the driver's: `http://127.0.0.1:4444` */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Sends a request to the driver. Throws the driver's error and message. */
  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.origin + path, {
      method,
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
    const value = await this.ask('POST', '/session', { capabilities });
    this.session = `/session/${(value as { readonly sessionId: string }).sessionId}`;
  }

  /** Sends a command of the session. */
  async post(path: string, body: unknown = {}): Promise<unknown> {
    return this.ask('POST', this.session + path, body);
  }

  async end(): Promise<void> {
    await this.ask('DELETE', this.session);
  }

  /** Returns the path for commands to an element. */
  async element(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const found = await this.post('/element', { using, value: selector });
    return `/element/${(found as Readonly<Record<string, string>>)[elementKey]}`;
  }

  /** Clicks an element as soon as it doesn't move and nothing covers it. */
  async click(selector: string): Promise<void> {
    for (let left = 400; ; left--) {
      try {
        await this.post(`${await this.element(selector)}/click`);
        return;
      } catch (error) {
        if (left === 0 || !/not interactable|intercepted/.test(String(error))) throw error;
        await pause(50);
      }
    }
  }

  /** Presses a key on the focused element. WebDriver has private-use characters for keys without a letter. */
  async press(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Returns a PNG file of the window with an element in its middle. */
  async picture(selector: string): Promise<Buffer> {
    const path = await this.element(selector);
    await this.post('/execute/async', {
      script: `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(arguments[1]));`,
      args: [{ [elementKey]: path.slice('/element/'.length) }],
    });
    return Buffer.from(String(await this.ask('GET', `${this.session}/screenshot`)), 'base64');
  }
}

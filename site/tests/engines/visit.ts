import { expect } from 'vitest';
import type { Engine } from './engine.ts';
import type { ObservedHost } from './observedHost.ts';

/** The state of an element. */
interface Found {
  readonly text: string;
  readonly value: string;
  readonly shown: boolean;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The selector of an element by its test id. */
export const hook = (id: string) => `[data-testid="${id}"]`;
/** The selector of a control by its label. */
export const labeled = (label: string) => `//*[@id=//label[.="${label}"]/@for]`;
/** The selector of a button by its text. */
export const button = (text: string) => `//button[normalize-space()="${text}"]`;

/** A visit to the site in one browser, with the actions and checks that the steps use. */
export class Visit {
  readonly engine: Engine;
  readonly host: ObservedHost;

  constructor(engine: Engine, host: ObservedHost) {
    this.engine = engine;
    this.host = host;
  }

  /** Opens an address and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.waitUntilIdle();
    await this.collect();
    // Otherwise the browser might only change the hash of the open page.
    if (path.includes('#')) await this.engine.open('about:blank');
    await this.engine.open(this.host.origin + path);
    await this.waitUntilReady();
  }

  /** Reloads the page and waits until it is hydrated. */
  async reload(): Promise<void> {
    await this.waitUntilIdle();
    await this.engine.reload();
    await this.waitUntilReady();
  }

  /** Waits until the page loads nothing more, because Firefox reports requests that leaving aborts. */
  private async waitUntilIdle(): Promise<void> {
    let before = -1;
    const isQuiet = async () => {
      const arrived = await this.engine.run(() => {
        // The offline script runs last, when the browser is idle. It adds the link to the manifest.
        const isWhole =
          document.documentElement.dataset.ready === undefined ||
          document.querySelector('head > link[rel="manifest"]');
        return isWhole ? performance.getEntriesByType('resource').length : -2;
      });
      const same = arrived !== -2 && arrived === before;
      before = arrived;
      return same;
    };
    await expect.poll(isQuiet, { interval: 150 }).toBe(true);
  }

  /** Waits until the page is hydrated. */
  async waitUntilReady(): Promise<void> {
    const isReady = () =>
      this.engine.run(() => document.documentElement.dataset['ready'] !== undefined);
    await expect.poll(isReady).toBe(true);
  }

  /** Returns the state of all elements of a selector. */
  async all(selector: string): Promise<readonly Found[]> {
    return this.engine.run((wanted) => {
      const elements: Element[] = [];
      if (wanted.startsWith('//')) {
        const result = document.evaluate(wanted, document, null, 7, null);
        for (let place = 0; place < result.snapshotLength; place++)
          elements.push(result.snapshotItem(place) as Element);
      } else elements.push(...document.querySelectorAll(wanted));
      return elements.map((element) => ({
        text: (element.textContent ?? '').trim(),
        value: 'value' in element ? String(element.value) : '',
        shown: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        focused: element === document.activeElement,
        attributes: Object.fromEntries(
          [...element.attributes].map(({ name, value }) => [name, value]),
        ),
      }));
    }, selector);
  }

  /** Returns how many elements of a selector are visible. */
  async shown(selector: string): Promise<number> {
    const found = await this.all(selector);
    return found.filter((element) => element.shown).length;
  }

  /** Waits until this many elements of a selector are visible. */
  async expectShown(selector: string, count = 1): Promise<void> {
    await expect.poll(() => this.shown(selector), { message: selector }).toBe(count);
  }

  /** Waits until the first element of a selector has the expected state. */
  async expectFirst(selector: string, expected: object): Promise<void> {
    await expect
      .poll(async () => (await this.all(selector))[0], { message: selector })
      .toMatchObject(expected);
  }

  async expectAddress(address: string): Promise<void> {
    await expect
      .poll(() => this.engine.run(() => location.pathname + location.search + location.hash))
      .toBe(address);
  }

  /** Clicks an element as soon as it is visible and enabled. */
  async click(selector: string): Promise<void> {
    const ready = async () =>
      (await this.all(selector)).some(
        ({ shown, attributes }) => shown && !('disabled' in attributes),
      );
    await expect.poll(ready, { message: selector }).toBe(true);
    await this.engine.click(selector);
  }

  /** Replaces the text of a field with the browser's editing command. */
  async type(selector: string, text: string): Promise<void> {
    await this.expectShown(selector);
    await this.engine.run(
      (wanted, content) => {
        const field = wanted.startsWith('//')
          ? document.evaluate(wanted, document, null, 9, null).singleNodeValue
          : document.querySelector(wanted);
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.select();
        document.execCommand('insertText', false, content);
      },
      selector,
      text,
    );
  }

  /** Selects an option of a list by its value. */
  async choose(selector: string, value: string): Promise<void> {
    await this.expectShown(selector);
    await this.engine.choose(selector, value);
  }

  async text(selector: string): Promise<string> {
    return (await this.all(selector))[0]?.text ?? '';
  }

  /** Returns a PNG file of an element. The policy blocks a style of the driver, which is no error of the page. */
  async picture(selector: string): Promise<Buffer> {
    await this.collect();
    const before = this.noted.length;
    const picture = await this.engine.picture(selector);
    await this.collect();
    const after = this.noted.splice(before);
    this.noted.push(...after.filter((text) => !text.includes('style-src-elem')));
    return picture;
  }

  private readonly noted: string[] = [];

  private async collect(): Promise<void> {
    const noted = await this.engine
      .run(() => {
        const text =
          location.protocol === 'about:' ? '' : (sessionStorage.getItem('complaints') ?? '');
        if (text) sessionStorage.removeItem('complaints');
        return text;
      })
      .catch(() => '');
    this.noted.push(...noted.split('\n').filter(Boolean), ...this.engine.complaints());
  }

  /** Returns the errors and warnings of page and browser since the last call. */
  async complaints(): Promise<readonly string[]> {
    await this.collect();
    return this.noted.splice(0);
  }
}

import { expect } from 'vitest';
import type { Engine } from './engine.ts';
import type { ObservedHost } from './observedHost.ts';

/** The state of an element. */
interface ElementState {
  readonly text: string;
  readonly value: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the selector of an element by its `data-testid`. */
export const byTestId = (id: string) => `[data-testid="${id}"]`;
/** Returns the selector of a control by its label. */
export const byLabel = (label: string) => `//*[@id=//label[.="${label}"]/@for]`;
/** Returns the selector of a button by its text. */
export const buttonNamed = (text: string) => `//button[normalize-space()="${text}"]`;

/** The site in one browser, with the actions and checks that the steps use. */
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
    await this.collectProblems();
    // From another site, the browser always loads the page. Otherwise it might only change the hash.
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

  /**
   * Waits until the page has loaded everything. Call it before a link or a hash address leaves the page: Firefox
   * reports requests that a navigation aborts. `open` and `reload` call it.
   */
  async waitUntilIdle(): Promise<void> {
    let previousCount = -1;
    const isIdle = async () => {
      const count = await this.engine.run(() => {
        // The offline script runs last, when the browser is idle. It adds the link to the manifest.
        const isComplete =
          document.documentElement.dataset.ready === undefined ||
          document.querySelector('head > link[rel="manifest"]');
        return isComplete ? performance.getEntriesByType('resource').length : -2;
      });
      const isSame = count !== -2 && count === previousCount;
      previousCount = count;
      return isSame;
    };
    await expect.poll(isIdle, { interval: 150 }).toBe(true);
  }

  /** Waits until the page is hydrated. */
  async waitUntilReady(): Promise<void> {
    const isReady = () =>
      this.engine.run(() => document.documentElement.dataset['ready'] !== undefined);
    await expect.poll(isReady).toBe(true);
  }

  /** Returns the state of all elements of a selector. */
  async findAll(selector: string): Promise<readonly ElementState[]> {
    return this.engine.run((wanted) => {
      const elements: Element[] = [];
      if (wanted.startsWith('//')) {
        const result = document.evaluate(wanted, document, null, 7, null);
        for (let index = 0; index < result.snapshotLength; index++)
          elements.push(result.snapshotItem(index) as Element);
      } else elements.push(...document.querySelectorAll(wanted));
      return elements.map((element) => ({
        text: (element.textContent ?? '').trim(),
        value: 'value' in element ? String(element.value) : '',
        isVisible: element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        isFocused: element === document.activeElement,
        attributes: Object.fromEntries(
          [...element.attributes].map(({ name, value }) => [name, value]),
        ),
      }));
    }, selector);
  }

  /** Returns how many elements of a selector are visible. */
  async countVisible(selector: string): Promise<number> {
    const elements = await this.findAll(selector);
    return elements.filter(({ isVisible }) => isVisible).length;
  }

  /** Waits until this many elements of a selector are visible. */
  async expectVisible(selector: string, count = 1): Promise<void> {
    await expect.poll(() => this.countVisible(selector), { message: selector }).toBe(count);
  }

  /** Waits until the first element of a selector has the expected state. */
  async expectFirst(selector: string, expected: object): Promise<void> {
    await expect
      .poll(async () => (await this.findAll(selector))[0], { message: selector })
      .toMatchObject(expected);
  }

  async expectAddress(address: string): Promise<void> {
    await expect
      .poll(() => this.engine.run(() => location.pathname + location.search + location.hash))
      .toBe(address);
  }

  /** Clicks an element as soon as it is visible and enabled. */
  async click(selector: string): Promise<void> {
    const isClickable = async () =>
      (await this.findAll(selector)).some(
        ({ isVisible, attributes }) => isVisible && !('disabled' in attributes),
      );
    await expect.poll(isClickable, { message: selector }).toBe(true);
    await this.engine.click(selector);
  }

  /** Replaces the text of a field with the browser's editing command. */
  async type(selector: string, text: string): Promise<void> {
    await this.expectVisible(selector);
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
  async select(selector: string, value: string): Promise<void> {
    await this.expectVisible(selector);
    await this.engine.select(selector, value);
  }

  async text(selector: string): Promise<string> {
    return (await this.findAll(selector))[0]?.text ?? '';
  }

  /** Returns a PNG screenshot of an element. Ignores that the policy blocks a style which the driver injects. */
  async screenshot(selector: string): Promise<Buffer> {
    await this.collectProblems();
    const countBefore = this.problems.length;
    const screenshot = await this.engine.screenshot(selector);
    await this.collectProblems();
    const added = this.problems.splice(countBefore);
    this.problems.push(...added.filter((text) => !text.includes('style-src-elem')));
    return screenshot;
  }

  private readonly problems: string[] = [];

  /** Moves the errors and warnings of page and browser into `problems`. */
  private async collectProblems(): Promise<void> {
    const reported = await this.engine
      .run(() => {
        const text =
          location.protocol === 'about:' ? '' : (sessionStorage.getItem('problems') ?? '');
        if (text) sessionStorage.removeItem('problems');
        return text;
      })
      .catch(() => '');
    this.problems.push(...reported.split('\n').filter(Boolean), ...this.engine.takeProblems());
  }

  /** Returns the errors and warnings of page and browser since the last call. */
  async takeProblems(): Promise<readonly string[]> {
    await this.collectProblems();
    return this.problems.splice(0);
  }
}

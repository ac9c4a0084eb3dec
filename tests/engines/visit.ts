import { expect } from 'vitest';
import type { Engine } from './engine.ts';
import type { WitnessedHost } from './witness.ts';

/** What is known of an element. */
interface Found {
  readonly text: string;
  readonly value: string;
  readonly shown: boolean;
  readonly focused: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

const patience = { timeout: 30_000, interval: 50 };

/** The selector of an element of the product's hooks. */
export const hook = (id: string) => `[data-testid="${id}"]`;
/** The selector of a control by its label. */
export const labeled = (label: string) => `//*[@id=//label[.="${label}"]/@for]`;
/** The selector of a button by its words. */
export const button = (words: string) => `//button[normalize-space()="${words}"]`;

/** A visit to the site in one browser, in the words of the steps. */
export class Visit {
  readonly engine: Engine;
  readonly host: WitnessedHost;

  constructor(engine: Engine, host: WitnessedHost) {
    this.engine = engine;
    this.host = host;
  }

  /** Opens an address as a new tab would, and waits until script has taken over. */
  async open(path: string): Promise<void> {
    await this.quiet();
    await this.collect();
    // Else it might be the document that is open, with another hash.
    if (path.includes('#')) await this.engine.open('about:blank');
    await this.engine.open(this.host.origin + path);
    await this.takenOver();
  }

  /** Loads the open document again, and waits until script has taken over. */
  async reload(): Promise<void> {
    await this.quiet();
    await this.engine.reload();
    await this.takenOver();
  }

  /** Waits until nothing more arrives: Firefox complains of what is cut off by leaving. */
  private async quiet(): Promise<void> {
    let before = -1;
    const isQuiet = async () => {
      const arrived = await this.engine.run(() => {
        // The script for offline use comes last, when the browser is idle, and names the manifest.
        const isWhole =
          document.documentElement.dataset.ready === undefined ||
          document.querySelector('head > link[rel="manifest"]');
        return isWhole ? performance.getEntriesByType('resource').length : -2;
      });
      const same = arrived !== -2 && arrived === before;
      before = arrived;
      return same;
    };
    await expect.poll(isQuiet, { ...patience, interval: 150 }).toBe(true);
  }

  /** Header links lead to hash addresses once script has taken over; help has no header. */
  async takenOver(): Promise<void> {
    const isReady = () =>
      this.engine.run(() => {
        const link = document.querySelector('[data-testid="nav-qr"]');
        return !link || (link.getAttribute('href') ?? '').includes('#/otpqr');
      });
    await expect.poll(isReady, patience).toBe(true);
  }

  /** Every element of a selector. */
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

  async shown(selector: string): Promise<number> {
    const found = await this.all(selector);
    return found.filter((element) => element.shown).length;
  }

  /** Waits until so many elements of a selector are shown. */
  async expectShown(selector: string, count = 1): Promise<void> {
    await expect.poll(() => this.shown(selector), { ...patience, message: selector }).toBe(count);
  }

  /** Waits until the first element of a selector is as expected. */
  async expectFirst(selector: string, expected: object): Promise<void> {
    await expect
      .poll(async () => (await this.all(selector))[0], { ...patience, message: selector })
      .toMatchObject(expected);
  }

  async expectAddress(address: string): Promise<void> {
    await expect
      .poll(
        () => this.engine.run(() => location.pathname + location.search + location.hash),
        patience,
      )
      .toBe(address);
  }

  /** Clicks as soon as the element is shown and takes presses. */
  async click(selector: string): Promise<void> {
    const ready = async () =>
      (await this.all(selector)).some(
        ({ shown, attributes }) => shown && !('disabled' in attributes),
      );
    await expect.poll(ready, { ...patience, message: selector }).toBe(true);
    await this.engine.click(selector);
  }

  /** Puts a text in the place of what a field holds, by the browser's own editing. */
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

  /** Chooses from a list by an option's value. */
  async choose(selector: string, value: string): Promise<void> {
    await this.expectShown(selector);
    await this.engine.choose(selector, value);
  }

  async text(selector: string): Promise<string> {
    return (await this.all(selector))[0]?.text ?? '';
  }

  /** An element as it is seen; a driver's own style, which the policy blocks, is no complaint. */
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

  /** All that page and browser have said against the page since this was last asked. */
  async complaints(): Promise<readonly string[]> {
    await this.collect();
    return this.noted.splice(0);
  }
}

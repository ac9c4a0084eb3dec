import { type Locator, type Page, expect } from '@playwright/test';
import { waitUntilReady } from './visit.ts';

/** Page object of the lab's tool Make. */
export class Maker {
  readonly page: Page;
  readonly issuer: Locator;
  readonly account: Locator;
  readonly secret: Locator;
  readonly generate: Locator;
  readonly uri: Locator;
  readonly code: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly qrCode: Locator;
  readonly progress: Locator;

  constructor(page: Page) {
    this.page = page;
    this.issuer = page.getByRole('textbox', { name: 'Issuer', exact: true });
    this.account = page.getByRole('textbox', { name: 'Account', exact: true });
    this.secret = page.getByRole('textbox', { name: 'Secret', exact: true });
    this.generate = page.getByRole('button', { name: 'Generate', exact: true });
    this.uri = page.getByTestId('otp-uri');
    this.code = page.getByTestId('otp-code');
    this.previous = page.getByTestId('otp-previous');
    this.next = page.getByTestId('otp-next');
    this.qrCode = page.getByTestId('otp-qr');
    this.progress = page.getByTestId('otp-progress');
  }

  /** Returns the select with this label. */
  list(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/#/otpqr');
    await waitUntilReady(this.page);
    await expect(this.uri).toHaveText(/^otpauth:/);
  }

  /** Stops the tool's clock at a time, given in Unix seconds or as a date. */
  async setTime(time: string): Promise<void> {
    await this.list('Time').selectOption('fixed');
    await this.page.getByRole('textbox', { name: 'Date and time' }).fill(time);
  }

  /** Returns the digits of a shown code, without the spaces between their groups. */
  async digits(code: Locator): Promise<string> {
    return ((await code.textContent()) ?? '').replaceAll(/\s/g, '');
  }

  /** Saves a file with the button of this name. Returns the path of the file. */
  async save(name: 'Save PNG' | 'Save SVG'): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name }).click();
    return (await download).path();
  }
}

import { type Locator, type Page, expect } from '@playwright/test';
import { takenOver } from './visit.ts';

/** The lab's tool Make, found by its stable hooks. */
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
  readonly picture: Locator;
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
    this.picture = page.getByTestId('otp-qr');
    this.progress = page.getByTestId('otp-progress');
  }

  /** A list by its label. */
  list(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/#/otpqr');
    await takenOver(this.page);
    await expect(this.uri).toHaveText(/^otpauth:/);
  }

  /** Stops the clock at a moment, in seconds since 1970 or as a date. */
  async setMoment(moment: string): Promise<void> {
    await this.list('Time').selectOption('fixed');
    await this.page.getByRole('textbox', { name: 'Date and time' }).fill(moment);
  }

  /** The digits of a shown code. */
  async digits(code: Locator): Promise<string> {
    return ((await code.textContent()) ?? '').replaceAll(/\s/g, '');
  }

  /** Saves a file by the button of that name and gives its path. */
  async save(name: 'Save PNG' | 'Save SVG'): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name }).click();
    return (await download).path();
  }
}

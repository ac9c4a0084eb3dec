import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openAccounts, type TransferAccount } from '@otp-lab/account-transfer';
import { expect } from './test.ts';
import { open } from './visit.ts';

/** A password for locked files. */
export const password = 'correct horse';

/** Opens the tool Move, and waits until files can be chosen. */
export async function openMove(page: Page): Promise<void> {
  await open(page, '/#/otpqr?tool=move');
  await expect(page.getByTestId('move-file')).toBeAttached();
}

/** Returns the rows of the opened accounts. */
export const rows = (page: Page): Locator => page.getByTestId('move-account');

/** Presses a button that saves a file. Returns the file's name and content. */
export async function openedFile(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await press();
  const saved = await download;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** Returns the accounts in a file. @throws {Error} if it can't be opened */
export async function accountsIn(
  bytes: Uint8Array,
  key?: string,
): Promise<readonly TransferAccount[]> {
  const result = await openAccounts([new Uint8Array(bytes)], { password: key });
  if (result.kind !== 'accounts') throw new Error(`not opened: ${JSON.stringify(result)}`);
  return result.accounts;
}

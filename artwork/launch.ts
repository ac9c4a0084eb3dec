import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../scripts/programs.ts';

/** A browser cut off from every network, in which the same sources give the same pixels. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChrome(),
    args: [
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND',
    ],
  });
}

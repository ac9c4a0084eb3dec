import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../scripts/programs.ts';

/**
 * Starts a browser without network access. Its flags make the rendering reproducible: the same sources give the same
 * pixels.
 */
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

import { expect, test } from '@playwright/test';
import { inSweep } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { allLanguages, documentOf, firstNames, languages } from './support/screens.ts';
import { kilobyte, scriptBytes } from './support/weigh.ts';

/** Pages with islands that are not the lab. */
const interactive = ['main', 'app', 'logon', 'server'];

/** The most script that a page may load before the first press, compressed, in kilobytes. */
function boundOf(name: string): number {
  if (name.startsWith('otpqr')) return 95;
  return interactive.includes(name) ? 75 : 10;
}

for (const { tag, root } of inSweep(allLanguages, [...languages]))
  test(`loads no more script before the first press than its kind of page may (${tag})`, async ({
    browser,
  }) => {
    const tools = toolNames.slice(1).map((tool) => `otpqr/${tool}`);
    for (const name of [...firstNames.map((page) => page.name), ...tools]) {
      const bytes = await scriptBytes(browser, tag, documentOf(root, name));
      expect(bytes, name).toBeGreaterThan(0);
      expect(bytes, name).toBeLessThanOrEqual(boundOf(name) * kilobyte);
    }
  });

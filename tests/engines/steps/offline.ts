import { expect } from 'vitest';
import { firstNames, documentOf, readDocument } from '../../browser/support/screens.ts';
import { hook, labeled } from '../visit.ts';
import type { Step } from './step.ts';

/** Addresses that are not kept under that name, with the document that is shown in their place. */
const others = [
  ['/#/windows', '/app/'],
  ['/windows/', '/app/'],
  ['/otpqr/check/', '/otpqr/check/'],
  ['/nothing-here/at/all', '/404.html'],
] as const;

/** The service worker: the last step, since the host is stopped in it. */
export const offlineSteps: readonly Step[] = [
  [
    'with the host stopped every screen opens, and the lab works',
    async (visit) => {
      const { engine, host } = visit;
      await visit.open('/');
      const isKept = () =>
        engine.run(
          () => navigator.serviceWorker.controller?.scriptURL.endsWith('language=en-US') ?? false,
        );
      await expect.poll(isKept, { timeout: 30_000, interval: 400 }).toBe(true);
      const own = firstNames.map(({ name }) => documentOf('/', name));
      const screens = await Promise.all(
        [...own.map((path) => [path, path] as const), ...others].map(async ([address, path]) => {
          const answer = await fetch(host.origin + path);
          return { address, heading: readDocument(await answer.text()).heading };
        }),
      );
      expect(await visit.complaints()).toEqual([]);
      await host.stop();
      for (const { address, heading } of screens) {
        await visit.open(address);
        await visit.expectFirst('h1', { text: heading, shown: true });
      }
      await visit.open('/#/otpqr');
      await visit.type(labeled('Issuer'), 'Offline');
      await expect.poll(() => visit.text(hook('otp-uri'))).toContain('issuer=Offline');
      await visit.click('a[data-tool="vectors"]');
      await visit.expectShown('[data-testid="vector"][data-verdict="pass"]', 28);
      // Pictures that were never seen are not kept: that they are missing is all that may be said.
      const said = await visit.complaints();
      expect(said.filter((text) => !/<img|<source|<video|pictures|video/.test(text))).toEqual([]);
      await host.start();
    },
  ],
];

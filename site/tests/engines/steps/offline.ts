import { expect } from 'vitest';
import { firstNames, documentOf, readDocument } from '../../browser/support/screens.ts';
import { hook, labeled } from '../visit.ts';
import type { Step } from './step.ts';

/** Addresses that aren't cached themselves, with the page that is shown instead. */
const others = [
  ['/#/windows', '/app/'],
  ['/windows/', '/app/'],
  ['/otpqr/check/', '/otpqr/check/'],
  ['/nothing-here/at/all', '/404.html'],
] as const;

/** Tests the service worker. It must be the last step, because it stops the host. */
export const offlineSteps: readonly Step[] = [
  [
    'every page opens without a connection, and the lab works',
    async (visit) => {
      const { engine, host } = visit;
      await visit.open('/');
      const isCached = () =>
        engine.run(
          () => navigator.serviceWorker.controller?.scriptURL.endsWith('language=en-US') ?? false,
        );
      await expect.poll(isCached, { interval: 400 }).toBe(true);
      const own = firstNames.map(({ name }) => documentOf('/', name));
      const screens = await Promise.all(
        [...own.map((path) => [path, path] as const), ...others].map(async ([address, path]) => {
          const answer = await fetch(host.origin + path);
          return { address, heading: readDocument(await answer.text()).heading };
        }),
      );
      expect(await visit.complaints()).toEqual([]);
      await host.stop();
      try {
        for (const { address, heading } of screens) {
          await visit.open(address);
          await visit.expectFirst('h1', { text: heading, shown: true });
        }
        await visit.open('/#/otpqr');
        await visit.type(labeled('Issuer'), 'Offline');
        await expect.poll(() => visit.text(hook('otp-uri'))).toContain('issuer=Offline');
        await visit.click('a[data-tool="vectors"]');
        await visit.expectShown('[data-testid="vector"][data-verdict="pass"]', 28);
        // Pictures that weren't visited aren't cached.
        const complaints = await visit.complaints();
        const problems = complaints.filter(
          (text) => !/<img|<source|<video|pictures|video/.test(text),
        );
        expect(problems).toEqual([]);
      } finally {
        await host.start();
      }
    },
  ],
];

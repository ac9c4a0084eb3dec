import { expect } from 'vitest';
import { allPages, pagePath, parsePage } from '../../browser/support/pages.ts';
import { byTestId, byLabel } from '../visit.ts';
import type { Step } from './step.ts';

/** Addresses that aren't cached themselves, each with the page that is shown instead. */
const aliases = [
  ['/#/windows', '/app/'],
  ['/windows/', '/app/'],
  ['/otpqr/check/', '/otpqr/check/'],
  ['/nothing-here/at/all', '/404.html'],
] as const;

/** Tests of the service worker. They must run last, because they stop the host. */
export const offlineSteps: readonly Step[] = [
  [
    'shows every page offline, and keeps the lab working',
    async (visit) => {
      const { engine, host } = visit;
      await visit.open('/');
      // A worker that this browser has just installed controls only later pages.
      const isActive = () =>
        engine.run(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated';
        });
      await expect.poll(isActive, { interval: 400 }).toBe(true);
      await visit.reload();
      const isCached = () =>
        engine.run(
          () => navigator.serviceWorker.controller?.scriptURL.endsWith('language=en-US') ?? false,
        );
      await expect.poll(isCached, { interval: 400 }).toBe(true);
      const paths = allPages.map(({ name }) => pagePath('/', name));
      const pages = await Promise.all(
        [...paths.map((path) => [path, path] as const), ...aliases].map(async ([address, path]) => {
          const answer = await fetch(host.origin + path);
          return { address, heading: parsePage(await answer.text()).heading };
        }),
      );
      expect(await visit.takeProblems()).toEqual([]);
      await host.stop();
      try {
        for (const { address, heading } of pages) {
          await visit.open(address);
          await visit.expectFirst('h1', { text: heading, isVisible: true });
        }
        await visit.open('/#/otpqr');
        await visit.type(byLabel('Issuer'), 'Offline');
        await expect.poll(() => visit.text(byTestId('otp-uri'))).toContain('issuer=Offline');
        await visit.click('a[data-tool="vectors"]');
        await visit.expectVisible('[data-testid="vector"][data-verdict="pass"]', 28);
        // Ignore pictures and videos, because they aren't cached before the visitor sees them.
        const problems = (await visit.takeProblems()).filter(
          (text) => !/<img|<source|<video|\.(avif|webp|png|svg|ico|mp4|webm)\b/.test(text),
        );
        expect(problems).toEqual([]);
      } finally {
        await host.start();
      }
    },
  ],
];

import { expect } from 'vitest';
import { parsePage } from '../../browser/support/pages.ts';
import type { Visit } from '../visit.ts';
import type { Step } from './step.ts';

/**
 * Opens an address over a slow connection, and waits for the last heading. Returns the headings that each page showed
 * until then, such as `en-US main: nothing`.
 */
async function watchHeadings(visit: Visit, address: string, last: string): Promise<string[]> {
  await visit.open('/404.html');
  await visit.engine.run(() => sessionStorage.setItem('shownHeadings', ''));
  // Long enough for many frames of the first page.
  visit.host.delay = 700;
  try {
    await visit.open(address);
  } finally {
    visit.host.delay = 0;
  }
  const seen = () =>
    visit.engine.run(() => (sessionStorage.getItem('shownHeadings') ?? '').split('\n'));
  await expect.poll(seen).toContain(last);
  const headings = await seen();
  await visit.engine.run(() => sessionStorage.removeItem('shownHeadings'));
  return headings;
}

/** Tests of addresses that redirect to another page. */
export const redirectSteps: readonly Step[] = (
  [
    ['/#/otpqr', '/otpqr/', 'en-US otpqr'],
    ['/#/otpqr?tool=check', '/otpqr/check/', 'en-US otpqr'],
    ['/?lang=ko-KR', '/ko-KR/', 'ko-KR main'],
    ['/?lang=ko-KR#/app', '/ko-KR/app/', 'ko-KR apps'],
  ] as const
).map(([address, path, document]) => [
  `shows no other page before that of ${address}`,
  async (visit) => {
    const answer = await fetch(visit.host.origin + path);
    const wanted = `${document}: ${parsePage(await answer.text()).heading}`;
    const seen = await watchHeadings(visit, address, wanted);
    // The first page loaded, but showed nothing.
    expect(seen).toContain('en-US main: nothing');
    expect(seen.filter((shown) => !shown.endsWith(': nothing'))).toEqual([wanted]);
  },
]);

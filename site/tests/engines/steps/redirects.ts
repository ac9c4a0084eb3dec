import { expect } from 'vitest';
import { readDocument } from '../../browser/support/screens.ts';
import type { Visit } from '../visit.ts';
import type { Step } from './step.ts';

/**
 * Opens an address over a slow connection. Returns the headings that each page shows meanwhile:
 * `en-US main: nothing`.
 */
async function watchHeadings(visit: Visit, address: string, last: string): Promise<string[]> {
  await visit.open('/404.html');
  await visit.engine.run(() => sessionStorage.setItem('shown', ''));
  // Time for many frames of the first page.
  visit.host.delay = 700;
  try {
    await visit.open(address);
  } finally {
    visit.host.delay = 0;
  }
  const seen = () => visit.engine.run(() => (sessionStorage.getItem('shown') ?? '').split('\n'));
  await expect.poll(seen).toContain(last);
  const headings = await seen();
  await visit.engine.run(() => sessionStorage.removeItem('shown'));
  return headings;
}

/** Addresses that lead to another page than that of their path. */
export const redirectSteps: readonly Step[] = (
  [
    ['/#/otpqr', '/otpqr/', 'en-US otpqr'],
    ['/#/otpqr?tool=check', '/otpqr/check/', 'en-US otpqr'],
    ['/?lang=ko-KR', '/ko-KR/', 'ko-KR main'],
    ['/?lang=ko-KR#/app', '/ko-KR/app/', 'ko-KR apps'],
  ] as const
).map(([address, path, document]) => [
  `${address} shows no other page before its own`,
  async (visit) => {
    const answer = await fetch(visit.host.origin + path);
    const wanted = `${document}: ${readDocument(await answer.text()).heading}`;
    const seen = await watchHeadings(visit, address, wanted);
    // The first page was loaded, but it showed nothing.
    expect(seen).toContain('en-US main: nothing');
    expect(seen.filter((shown) => !shown.endsWith(': nothing'))).toEqual([wanted]);
  },
]);

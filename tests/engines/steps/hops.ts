import { expect } from 'vitest';
import { readDocument } from '../../browser/support/screens.ts';
import type { Visit } from '../visit.ts';
import type { Step } from './step.ts';

/**
 * Which heading, or nothing, each document shows while an address is opened over a slow connection:
 * 'en-US main: nothing'.
 */
async function watchHeadings(visit: Visit, address: string, last: string): Promise<string[]> {
  await visit.open('/404.html');
  await visit.engine.run(() => sessionStorage.setItem('shown', ''));
  // Long enough for many frames of the document that is left.
  visit.host.slowness = 700;
  try {
    await visit.open(address);
  } finally {
    visit.host.slowness = 0;
  }
  const seen = () => visit.engine.run(() => (sessionStorage.getItem('shown') ?? '').split('\n'));
  await expect.poll(seen, { timeout: 10_000 }).toContain(last);
  const headings = await seen();
  await visit.engine.run(() => sessionStorage.removeItem('shown'));
  return headings;
}

/** Addresses whose document is another than that of their path. */
export const hopSteps: readonly Step[] = (
  [
    ['/#/otpqr', '/otpqr/', 'en-US otpqr'],
    ['/#/otpqr?tool=check', '/otpqr/check/', 'en-US otpqr'],
    ['/?lang=ko-KR', '/ko-KR/', 'ko-KR main'],
    ['/?lang=ko-KR#/app', '/ko-KR/app/', 'ko-KR apps'],
  ] as const
).map(([address, path, document]) => [
  `${address} shows no other screen on its way`,
  async (visit) => {
    const answer = await fetch(visit.host.origin + path);
    const wanted = `${document}: ${readDocument(await answer.text()).heading}`;
    const seen = await watchHeadings(visit, address, wanted);
    // The document that is left was there, and showed nothing.
    expect(seen).toContain('en-US main: nothing');
    expect(seen.filter((shown) => !shown.endsWith(': nothing'))).toEqual([wanted]);
  },
]);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { labSteps } from './steps/lab.ts';
import { offlineSteps } from './steps/offline.ts';
import { pageSteps } from './steps/pages.ts';
import { redirectSteps } from './steps/redirects.ts';
import { shellSteps } from './steps/shell.ts';
import { ObservedHost } from './observedHost.ts';
import { Visit } from './visit.ts';

/** Defines a test for each step. All run in one session of a browser. A step fails on any error or warning. */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  start: () => Promise<Engine>,
): void {
  if (!isInstalled) console.warn(`${name} isn't installed, so its tests are skipped.`);
  describe.skipIf(!isInstalled)(name, () => {
    const host = new ObservedHost();
    let visit: Visit | undefined;

    beforeAll(async () => {
      await host.start();
      visit = new Visit(await start(), host);
    });
    afterAll(async () => {
      await visit?.engine.close();
      await host.stop();
    });

    for (const [title, step] of [
      ...shellSteps,
      ...redirectSteps,
      ...pageSteps,
      ...labSteps,
      ...offlineSteps,
    ])
      test(title, { retry: 1 }, async () => {
        if (!visit) throw new Error(`${name} did not start`);
        await step(visit);
        expect(await visit.takeProblems()).toEqual([]);
      });
  });
}

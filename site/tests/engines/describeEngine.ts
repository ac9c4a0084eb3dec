import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { labSteps } from './steps/lab.ts';
import { offlineSteps } from './steps/offline.ts';
import { pageSteps } from './steps/pages.ts';
import { redirectSteps } from './steps/redirects.ts';
import { shellSteps } from './steps/shell.ts';
import { ObservedHost } from './observedHost.ts';
import { Visit } from './visit.ts';

/**
 * Defines a test for each step. All run in one session of a browser, until a step fails: the next attempt starts a new
 * session, because the browser may no longer answer. A step fails on any error or warning.
 */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  start: () => Promise<Engine>,
): void {
  if (!isInstalled) console.warn(`${name} isn't installed, so its tests are skipped.`);
  describe.skipIf(!isInstalled)(name, () => {
    const host = new ObservedHost();
    let visit: Visit | undefined;

    const closeEngine = async () => {
      const engine = visit?.engine;
      visit = undefined;
      await engine?.close();
    };

    beforeAll(() => host.start());
    afterAll(async () => {
      await closeEngine();
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
        visit ??= new Visit(await start(), host);
        try {
          await step(visit);
          expect(await visit.takeProblems()).toEqual([]);
        } catch (error) {
          await closeEngine().catch(console.warn);
          throw error;
        }
      });
  });
}

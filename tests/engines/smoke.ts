import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { hopSteps } from './steps/hops.ts';
import { labSteps } from './steps/lab.ts';
import { offlineSteps } from './steps/offline.ts';
import { pageSteps } from './steps/pages.ts';
import { shellSteps } from './steps/shell.ts';
import { Visit } from './visit.ts';
import { WitnessedHost } from './witness.ts';

/** Runs every step in one session of a browser; none may make page or browser complain. */
export function smoke(name: string, isInstalled: boolean, start: () => Promise<Engine>): void {
  if (!isInstalled) console.warn(`${name} is not tested: it is not installed.`);
  describe.skipIf(!isInstalled)(name, () => {
    const host = new WitnessedHost();
    let visit: Visit | undefined;

    beforeAll(async () => {
      await host.start();
      visit = new Visit(await start(), host);
    }, 60_000);
    afterAll(async () => {
      await visit?.engine.close();
      await host.stop();
    }, 30_000);

    for (const [title, step] of [
      ...shellSteps,
      ...hopSteps,
      ...pageSteps,
      ...labSteps,
      ...offlineSteps,
    ])
      test(title, { timeout: 120_000, retry: 1 }, async () => {
        if (!visit) throw new Error(`${name} did not start`);
        await step(visit);
        const said = await visit.complaints();
        expect(said).toEqual([]);
      });
  });
}

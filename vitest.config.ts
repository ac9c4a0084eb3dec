import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { allOrSample } from './packages/otp/src/testing/sweep.ts';

const site = `${import.meta.dirname}/site`;

const ssr = {
  resolve: {
    conditions: ['@otp-lab/source', ...defaultServerConditions],
    // The alias in site/astro.config.ts applies only to bundled modules.
    noExternal: ['use-intl'],
  },
};

const options = {
  // Much longer than a test takes, so that tests don't fail on a slow or busy machine.
  testTimeout: allOrSample(3_600_000, 600_000),
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // Tests don't change the state of modules, so files can share a process. Isolation would double the time.
  isolate: false,
};

/** By default, Vitest leaves one core to its main process, which is idle most of the time. */
const unitWorkers = availableParallelism();

/**
 * Returns a test project. `npx vitest run --project <name>` runs only its tests.
 *
 * @param groupOrder projects of different groups run one after the other. Vitest refuses projects of one group that
 *   have different `maxWorkers`
 */
const project = (name: string, include: string, groupOrder: number, maxWorkers?: number) => ({
  ssr,
  test: {
    ...options,
    ...(maxWorkers !== undefined && { maxWorkers }),
    sequence: { groupOrder },
    name,
    include: [include],
  },
});

export default defineConfig({
  test: {
    projects: [
      getViteConfig(
        {
          ssr,
          test: {
            ...options,
            maxWorkers: unitWorkers,
            name: 'site',
            root: site,
            include: ['{integrations,scripts,server,src,tests/content}/**/*.test.ts'],
          },
        },
        { root: site, logLevel: 'warn' },
      ),
      project('unit', '{artwork,packages,research,scripts}/**/*.test.ts', 0, unitWorkers),
      project('programs', 'tests/programs/*.test.ts', 1),
      // The projects below test site/dist and copies of the project. Run `npm run build` first.
      project('hosts', 'site/tests/hosts/*.test.ts', 2, 1),
      project('built', 'site/tests/built/*.test.ts', 2, 1),
      project('engines', 'site/tests/engines/*.test.ts', 3, 2),
    ],
  },
});

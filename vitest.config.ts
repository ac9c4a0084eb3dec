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

/** Returns a test project. `npx vitest run --project <name>` runs only its tests. */
const project = (name: string, include: string, more: { maxWorkers?: number } = {}) => ({
  ssr,
  test: { ...options, ...more, name, include: [include] },
});

export default defineConfig({
  test: {
    projects: [
      getViteConfig(
        {
          ssr,
          test: {
            ...options,
            name: 'site',
            root: site,
            include: ['{integrations,scripts,server,src,tests/content}/**/*.test.ts'],
          },
        },
        { root: site, logLevel: 'warn' },
      ),
      project('unit', '{artwork,packages,research,scripts}/**/*.test.ts'),
      project('programs', 'tests/programs/*.test.ts'),
      // The projects below test site/dist and copies of the project. Run `npm run build` first.
      project('hosts', 'site/tests/hosts/*.test.ts'),
      project('built', 'site/tests/built/*.test.ts', { maxWorkers: 1 }),
      project('engines', 'site/tests/engines/*.test.ts', { maxWorkers: 2 }),
    ],
  },
});

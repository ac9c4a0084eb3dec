import { getViteConfig } from 'astro/config';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { inSweep } from './packages/otp/src/testing/sweep.ts';

const site = `${import.meta.dirname}/site`;

const ssr = {
  resolve: {
    conditions: ['@otp-lab/source', ...defaultServerConditions],
    // The alias in site/astro.config.ts holds for bundled modules only.
    noExternal: ['use-intl'],
  },
};

const options = {
  // Much longer than a test takes, so that none fails on a slow or busy machine.
  testTimeout: inSweep(3_600_000, 600_000),
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  // No test changes what a module keeps. A process for each file would double the time.
  isolate: false,
};

/** Returns a group of tests. `npx vitest run --project <name>` runs it alone. */
const group = (name: string, include: string, more: { maxWorkers?: number } = {}) => ({
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
      group('packages', '{artwork,packages,research,scripts}/**/*.test.ts'),
      group('programs', 'tests/programs/*.test.ts'),
      // These test site/dist and copies of the project: run `npm run build` first.
      group('hosts', 'site/tests/hosts/*.test.ts'),
      group('built', 'site/tests/built/*.test.ts', { maxWorkers: 1 }),
      group('engines', 'site/tests/engines/*.test.ts', { maxWorkers: 2 }),
    ],
  },
});

import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { inSweep } from './packages/otp/src/testing/sweep.ts';
import { words } from './scripts/build/vite/words.ts';

export default defineConfig({
  plugins: [...words],
  ssr: { resolve: { conditions: ['@otp-lab/source', ...defaultServerConditions] } },
  test: {
    include: ['{src,packages,research,scripts,tests}/**/*.test.ts'],
    // Far more than a test takes, so that none fails because the machine has other work.
    testTimeout: inSweep(3_600_000, 60_000),
    // No test changes what a module keeps; a process for each file took half of the time.
    isolate: false,
  },
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builds } from './scripts/vite/builds.ts';
import { packages } from './scripts/vite/packages.ts';
import { preload } from './scripts/vite/preload.ts';
import { quietErrors } from './scripts/vite/quietErrors.ts';
import { texts } from './scripts/vite/texts.ts';
import { words } from './scripts/vite/words.ts';

const browsers = ['chrome125', 'safari17.5', 'firefox128'];

export default defineConfig(({ command }) => ({
  ...(command === 'build' ? builds : {}),
  plugins: [
    words(fileURLToPath(new URL('locales', import.meta.url))),
    texts(),
    preload(),
    packages(),
    quietErrors(),
    react(),
  ],
  css: {
    modules: { generateScopedName: '[name]_[local]' },
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    modulePreload: {
      polyfill: false,
      // A screen's own scripts are few and small; the list of all of them would be in every load.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A busy machine would be told how slow it is.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { builds } from './scripts/build/vite/builds.ts';
import { facts } from './scripts/build/vite/facts.ts';
import { packageFiles } from './scripts/build/vite/packageFiles.ts';
import { preload } from './scripts/build/vite/preload.ts';
import { texts } from './scripts/build/vite/texts.ts';
import { words } from './scripts/build/vite/words.ts';

/** The oldest browsers that everything is written for: major and minor version. */
const browsers = { chrome: [125, 0], safari: [17, 5], firefox: [128, 0] } as const;
const target = Object.entries(browsers).map(([name, version]) => `${name}${version.join('.')}`);

export default defineConfig(({ command }) => ({
  ...(command === 'build' ? builds : {}),
  plugins: [...words, ...texts, ...facts, packageFiles, preload, react()],
  // The workspaces' packages are compiled from their TypeScript sources, without a build before.
  resolve: { conditions: ['@otp-lab/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@otp-lab/source', ...defaultServerConditions] } },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[name]_[local]' },
      targets: Object.fromEntries(
        Object.entries(browsers).map(([name, [major, minor]]) => [
          name,
          (major << 16) | (minor << 8),
        ]),
      ),
    },
  },
  build: {
    target,
    cssTarget: target,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // They are about the machine's load, not about the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));

import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { build } from './integrations/build.ts';
import { checks } from './integrations/checks.ts';
import { compress } from './integrations/compress.ts';
import { headScript } from './integrations/headScript.ts';
import { licenses } from './integrations/licenses.ts';
import { messageModules } from './integrations/messageModules.ts';
import { offline } from './integrations/offline.ts';
import { painted } from './integrations/painted.ts';
import { reactIds } from './integrations/reactIds.ts';
import { origin } from './site.config.ts';

/** The oldest browsers that the site supports: major and minor version. */
const browsers = { chrome: [125, 0], safari: [17, 5], firefox: [128, 0] } as const;
const target = Object.entries(browsers).map(([name, version]) => `${name}${version.join('.')}`);

/** What renders pages: when they are built, and on request in development. */
const server = {
  resolve: {
    conditions: ['@otp-lab/source', 'module', 'node', 'development|production'],
    // The condition and the alias below hold for bundled modules only.
    noExternal: ['use-intl', /^@otp-lab\//],
  },
};

export default defineConfig({
  site: origin,
  // To host the site below a path: SITE_BASE=/otp/ npm run build
  base: process.env['SITE_BASE'] ?? '/',
  output: 'static',
  trailingSlash: 'always',
  // Styles are in the page: it paints without waiting for another file.
  build: { format: 'preserve', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [
    // Streamed, React would add inline scripts, which the policy doesn't allow.
    react({ experimentalDisableStreaming: true }),
    painted(),
    checks(),
    licenses(),
    build(),
    offline(),
    compress(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [headScript, messageModules, reactIds],
    resolve: {
      // The packages' TypeScript sources, so that they need no build of their own.
      conditions: ['@otp-lab/source', 'module', 'browser', 'development|production'],
      // Messages are compiled at build (src/i18n/messages.ts), so use-intl needs no parser.
      alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    },
    environments: { prerender: server, ssr: server },
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
    // Known ahead, so that the development server doesn't reload the first page.
    optimizeDeps: { include: ['use-intl'] },
    build: {
      target,
      cssTarget: target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The server renders the lab's tables directly, the browser loads them later.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Left alone, the bundler makes a file of every set of modules that some pages share: 36 for the
          // lab's tool Make.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify|@astrojs\/react)\//,
              },
              {
                name: 'page',
                test: /src\/(client\/(address|cookies|documentationLink|earlyInput|hash|hydration|inPageLinks|language|offline|openGroups|pageLinks|preferences|redirect|scroll|theme|trustedTypes|visitorSystem)|addresses|routes|i18n\/locales)\.ts$/,
              },
              {
                name: 'ui',
                test: /src\/(hooks|i18n|components\/(ui|shared)|client\/motion)|preload-helper/,
                minShareCount: 3,
              },
              { name: 'lab', test: /src\/lab\/([^/]+|settings\/[^/]+)\.tsx?$/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
});

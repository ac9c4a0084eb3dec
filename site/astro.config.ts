import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { pagesAndHosts } from './integrations/pagesAndHosts.ts';
import { checks } from './integrations/checks.ts';
import { compress } from './integrations/compress.ts';
import { inlineScripts } from './integrations/inlineScripts.ts';
import { licenses } from './integrations/licenses.ts';
import { messageModules } from './integrations/messageModules.ts';
import { offline } from './integrations/offline.ts';
import { painted } from './integrations/painted.ts';
import { reactIds } from './integrations/reactIds.ts';
import { origin } from './site.config.ts';

/** The oldest supported browsers, as [major, minor]. The build compiles JavaScript and CSS for them. */
const browsers = { chrome: [125, 0], safari: [17, 5], firefox: [128, 0] } as const;
const target = Object.entries(browsers).map(([name, version]) => `${name}${version.join('.')}`);

/** Settings of the environments that render pages: at build, and per request in development. */
const server = {
  resolve: {
    conditions: ['@otp-lab/source', 'module', 'node', 'development|production'],
    // Vite applies the conditions and the alias below only to modules that it bundles.
    noExternal: ['use-intl', /^@otp-lab\//],
  },
};

export default defineConfig({
  site: origin,
  // To host the site below a path: SITE_BASE=/otp/ npm run build
  base: process.env['SITE_BASE'] ?? '/',
  output: 'static',
  trailingSlash: 'always',
  // Inline styles let a page paint without waiting for another file.
  build: { format: 'preserve', assets: 'assets', inlineStylesheets: 'always' },
  integrations: [
    // When it streams, React adds inline scripts, which the content security policy blocks.
    react({ experimentalDisableStreaming: true }),
    painted(),
    checks(),
    licenses(),
    pagesAndHosts(),
    offline(),
    compress(),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [inlineScripts, messageModules, reactIds],
    resolve: {
      // Resolves our packages to their TypeScript sources, so that they need no build.
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
    // Otherwise the development server discovers use-intl late and reloads the first page.
    optimizeDeps: { include: ['use-intl'] },
    build: {
      target,
      cssTarget: target,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The server imports the lab's tables statically and the browser imports them dynamically.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Visitors would wait for dozens of small files otherwise: 36 for the lab's tool Make. Rolldown
          // creates one for each set of modules that some pages share.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|use-intl|icu-minify|@astrojs\/react)\//,
              },
              {
                // The modules that every page loads. A module that isn't listed works, too, but visitors load it
                // as one more file.
                name: 'page',
                test: /src\/(client\/(addHashAddresses|address|applyToMedia|closeMenuAfterUse|earlyInput|followHash|historyEntry|hydration|inPageLinks|keepOpenGroups|preferences|pressedLink|redirect|resetCookies|scriptAddress|scroll|startDocumentationLink|startLanguageMenu|startOffline|startThemeMenu|themes|visitorSystem)|addresses|routes|i18n\/locales)\.ts$/,
              },
              {
                // Only the lab names other apps.
                name: 'ui',
                test: /src\/(hooks|i18n\/(?!appNames)|components\/(ui|shared))|preload-helper/,
                minShareCount: 3,
              },
              {
                name: 'lab',
                test: /src\/lab\/([^/]+|settings\/[^/]+)\.tsx?$/,
                minShareCount: 2,
              },
              {
                // What Test and the panels of Check use of Check.
                name: 'check',
                test: /src\/lab\/check\/[^/]+\.tsx?$/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  },
});

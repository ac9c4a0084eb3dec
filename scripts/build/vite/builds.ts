import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, UserConfig } from 'vite';

/**
 * What one run of Vite builds: the browser's files into dist/, and into .cache/ the program that
 * renders the documents, the script of their head, and the service worker.
 */
const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Where the built program and the scripts stand until they are used. */
export const built = {
  prerender: path('.cache/prerender/prerender.js'),
  head: path('.cache/scripts/head.js'),
  worker: path('.cache/scripts/worker.js'),
};

/** 36 bits of a file's content name it; more, or its source's name, would be in every first load. */
const hashed = 'assets/[hash:7]';
const fileNames = {
  hashCharacters: 'base36' as const,
  entryFileNames: `${hashed}.js`,
  chunkFileNames: `${hashed}.js`,
  assetFileNames: `${hashed}[extname]`,
};

/** 0.15 to 0.24 KB less of each screen than by Vite's own, 0.1 KB of the script in each document. */
const minified = {
  minify: 'terser' as const,
  terserOptions: { module: true, compress: { passes: 2 } },
};

const browserFiles: BuildEnvironmentOptions = {
  outDir: path('dist'),
  emptyOutDir: true,
  manifest: true,
  ...minified,
  license: { fileName: '.vite/license.json' },
  rolldownOptions: {
    input: path('src/main.tsx'),
    output: {
      ...fileNames,
      // Left alone, Rolldown makes a file of every set of modules that some screens share: 16 for the
      // lab's tool Make, each some 150 bytes and a request. A group takes its imports along, so that
      // what a screen outside it needs stands in one before it.
      codeSplitting: {
        groups: [
          {
            name: 'vendor',
            test: /node_modules\/(react|react-dom|scheduler)\/|ui\/(lazyPart|useCopy)|shared\/intl/,
          },
          { name: 'start', tags: ['$initial'] },
          { name: 'lab', test: /src\/pages\/otpqr\/(settings\/|tools\/|Lab)/ },
          {
            name: 'codes',
            test: /src\/(bounds|[ht]otp|uri|pages\/otpqr\/make\/useClock)\.ts/,
          },
          {
            name: 'shared',
            test: /src\/(pages\/shared\/Picture|ui\/MotionToggle|releases\/releases)|release-texts/,
          },
          {
            name: 'product',
            test: /src\/(pages\/product\/[^/]+$|ui\/Tabs|catalog\/(specif|stores))/,
          },
        ],
      },
    },
  },
};

/** One script without imports; what is left out of it is a variable where it runs. */
function script(source: string, name: string, leftOut: Record<string, string> = {}) {
  return {
    consumer: 'client' as const,
    build: {
      outDir: path('.cache/scripts'),
      emptyOutDir: false,
      copyPublicDir: false,
      ...minified,
      lib: { entry: path(source), formats: ['iife' as const], name, fileName: () => `${name}.js` },
      rolldownOptions: { external: Object.keys(leftOut), output: { globals: leftOut } },
    },
  };
}

const order = ['client', 'ssr', 'head', 'worker'] as const;

export const builds: UserConfig = {
  environments: {
    client: { build: browserFiles },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: path('.cache/prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: path('src/prerender.tsx'),
        // Documents name the browser's files.
        rolldownOptions: {
          output: { ...fileNames, entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
    head: script('src/app/head.ts', 'head'),
    worker: script('src/offline/worker.ts', 'worker', { 'virtual:kept': 'kept' }),
  },
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      for (const name of order) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`nothing is named ${name}`);
        await builder.build(environment);
      }
    },
  },
};

import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, UserConfig } from 'vite';

/**
 * What one run of Vite builds for scripts/build.ts: the browser's files into dist/, and into .cache/
 * the program that draws the documents, the script of their head, and the service worker.
 */
const path = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/** Where the built program, the scripts and the list of packages stand until they are used. */
export const built = {
  prerender: path('.cache/prerender/prerender.js'),
  head: path('.cache/scripts/head.js'),
  worker: path('.cache/scripts/worker.js'),
  packages: path('.cache/packages.json'),
};

/** What every screen needs stands in one file, which compresses better than many small ones. */
const shell =
  /node_modules\/(react|react-dom|scheduler)\/|preload-helper|src\/(main\.|app\/(?!Footer(Links|.module))|i18n|platform\/(names|systemOf))|src\/ui\/(Icon|Link|Still|Title|navigation|preferences|visitor)\.|site\.config|virtual:(words|languages)$/;

/** What draws a QR code is shared by the lab's tools and comes with its first one. */
const generator = /src\/qr\/(encode|layout|options|path|QrCode)\.|node_modules\/qr\/index/;

/** What draws a part when it comes near; with the lab's parts, which need it, other screens would load those. */
const later = /src\/ui\/(Later|useNear)\./;

/** Few small files load sooner than many: what the lab's first tool shares with the others, … */
const labParts =
  /src\/(pages\/otpqr\/settings\/|ui\/Field\.|otp\/(base32|hotp|random|settings|totp|uri)\.)/;

/** … and what moves, with the button that stops it. */
const motion = /src\/ui\/(motion|MotionToggle)\./;

/** 36 bits of a file's content name it; more, or its source's name, would be in every first load. */
const hashed = 'assets/[hash:7]';
const fileNames = {
  hashCharacters: 'base36' as const,
  entryFileNames: `${hashed}.js`,
  chunkFileNames: `${hashed}.js`,
  assetFileNames: `${hashed}[extname]`,
};

const browserFiles: BuildEnvironmentOptions = {
  outDir: path('dist'),
  // The typeface's subsets are written there meanwhile.
  emptyOutDir: false,
  manifest: true,
  rolldownOptions: {
    input: path('src/main.tsx'),
    output: {
      ...fileNames,
      codeSplitting: {
        groups: [
          { name: 'shell', test: shell },
          { name: 'later', test: later },
          { name: 'generator', test: generator },
          { name: 'lab', test: labParts },
          { name: 'motion', test: motion },
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
      lib: { entry: path(source), formats: ['iife' as const], name, fileName: () => `${name}.js` },
      rolldownOptions: { external: Object.keys(leftOut), output: { globals: leftOut } },
    },
  };
}

/** The documents' program first: scripts/build.ts, which is told of each, draws while the rest is built. */
const order = ['ssr', 'client', 'head', 'worker'] as const;

/** What scripts/build.ts is told. */
export type Built = (typeof order)[number];

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
        process.send?.(name);
      }
    },
  },
};

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import * as site from '../site.config.ts';
import { checkSite } from '../src/site/check.ts';
import { writeFonts } from './build/fonts.ts';
import { bundleHead } from './build/head.ts';
import { type Page, listPages } from './build/pages.ts';
import { writeDocument } from './build/document.ts';
import { Compressor } from './build/compress.ts';
import { hasFeed, writeFeed } from './build/feed.ts';
import { documentPolicy, hashSource } from './build/headers.ts';
import { missingPictures } from './build/pictures.ts';
import { writeHostFiles } from './build/hostFiles.ts';
import { collectPackages, writeLicences } from './build/licences.ts';
import { filesFor, readManifest } from './build/manifest.ts';
import { writeWorker } from './build/offline.ts';
import { structuredData } from './build/structuredData.ts';
import { readCatalogue } from './vite/catalogues.ts';
import type * as Prerender from '../src/prerender.tsx';

/** Builds the whole site into dist/: browser files, then a document per screen and language. */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const cache = join(root, '.cache/prerender');

const complaints = [...checkSite(site), ...missingPictures(join(root, 'public'))];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}

/** What every screen needs stands in one file, which compresses better than many small ones. */
const shell =
  /node_modules\/(react|react-dom|scheduler)\/|preload-helper|src\/(main\.|app\/(?!Footer(Links|.module))|i18n|platform\/(names|systemOf))|src\/ui\/(Icon|Link|Still|Title|navigation|preferences|visitor)\.|site\.config|virtual:(words|languages)$/;

/** What draws a QR code is shared by the lab's tools and comes with its first one. */
const generator = /src\/qr\/(encode|layout|options|path|QrCode)\.|node_modules\/qr\/index/;

const packages = new Set<string>();
const offlineSource = 'src/offline/register.ts';

rmSync(dist, { recursive: true, force: true });
await build({
  root,
  logLevel: 'warn',
  plugins: [collectPackages(packages)],
  build: {
    outDir: dist,
    manifest: true,
    rolldownOptions: {
      input: [join(root, 'src/main.tsx'), join(root, offlineSource)],
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: shell },
            { name: 'generator', test: generator },
          ],
        },
      },
    },
  },
});
const [headScript, fonts] = await Promise.all([
  bundleHead(root),
  writeFonts(root, dist),
  build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: cache, ssr: join(root, 'src/prerender.tsx'), emptyOutDir: true },
  }),
]);

const prerender = (await import(
  pathToFileURL(join(cache, 'prerender.js')).href
)) as typeof Prerender;
const manifest = readManifest(dist);
const styleText = (file: string) => readFileSync(join(dist, file), 'utf8').trim();

function partsOf(page: Page) {
  const { scripts, styles } = filesFor(manifest, root, page.sources);
  const style = fonts.rules + styles.map(styleText).join('');
  return { scripts, styles, style };
}

const compressor = new Compressor(dist);
const pages = listPages(prerender);
const catalogues = new Map(
  prerender.languages.map((tag) => [tag, readCatalogue(join(root, 'locales'), tag)] as const),
);
const scriptHashes = [hashSource(headScript)];
const styleHashes = new Set<string>();
for (const page of pages) {
  const { scripts, styles, style } = partsOf(page);
  const rendered = await prerender.render(page.screen, page.name, page.language);
  const styleHash = hashSource(style);
  styleHashes.add(styleHash);
  const policy = documentPolicy({
    scriptHashes,
    styleHashes: [styleHash],
    contentHost: site.contentHost,
  });
  const title = rendered.title.replace(` · ${site.brand}`, '');
  const words = catalogues.get(page.language) ?? {};
  const text = writeDocument({
    ...page,
    ...rendered,
    things: page.isCanonical ? structuredData({ page, title, words }) : [],
    policy: policy.join('; '),
    headScript,
    modules: [...scripts, ...page.words].map((file) => `/${file}`),
    offline: `/${manifest[offlineSource]?.file}`,
    style,
    earlyFont: fonts.early.get(page.language),
    styleSheets: styles.map((file) => `/${file}`),
    brand: site.brand,
  });
  for (const file of page.files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
    compressor.addDocument(file, !page.isCanonical);
  }
}

const policy = documentPolicy({
  scriptHashes,
  styleHashes: [...styleHashes],
  contentHost: site.contentHost,
});
const feeds = [...catalogues]
  .filter(([tag]) => hasFeed(tag))
  .map(([tag, words]) => writeFeed(tag, words));
writeHostFiles(dist, policy, pages, feeds);
writeLicences(root, dist, packages);
await writeWorker({ root, dist, manifest, pages });
cpSync(join(dist, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
rmSync(join(dist, '.vite'), { recursive: true });
await compressor.finish();
console.log(`${pages.length} documents built into dist/`);

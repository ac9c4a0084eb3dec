import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as site from '../site.config.ts';
import { checkSite } from '../src/site/check.ts';
import { writeFonts } from './build/fonts.ts';
import { type Page, listPages } from './build/pages.ts';
import { writeDocument } from './build/document.ts';
import { Compressor } from './build/compress.ts';
import { hasFeed, writeFeed } from './build/feed.ts';
import { documentPolicy, hashSource } from './build/headers.ts';
import { missingPictures } from './build/pictures.ts';
import { writeHostFiles } from './build/hostFiles.ts';
import { writeLicences } from './build/licences.ts';
import { filesFor, readManifest } from './build/manifest.ts';
import { writeWorker } from './build/offline.ts';
import { structuredData } from './build/structuredData.ts';
import { runVite } from './build/runVite.ts';
import { built, offlineSource } from './vite/builds.ts';
import { readCatalogue } from './vite/catalogues.ts';
import type * as Prerender from '../src/prerender.tsx';

/** Builds the whole site into dist/: browser files, then a document per screen and language. */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

const complaints = [...checkSite(site), ...missingPictures(join(root, 'public'))];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}

rmSync(dist, { recursive: true, force: true });
// The subsets are drawn in this process while Vite works in its own.
const [, fonts] = await Promise.all([runVite(root), writeFonts(root, dist)]);
const headScript = readFileSync(built.head, 'utf8').trim();

// React draws without what only development needs.
process.env['NODE_ENV'] = 'production';
const prerender = (await import(pathToFileURL(built.prerender).href)) as typeof Prerender;
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
writeLicences(root, dist, JSON.parse(readFileSync(built.packages, 'utf8')) as string[]);
writeWorker({ root, dist, manifest, pages });
cpSync(join(dist, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
rmSync(join(dist, '.vite'), { recursive: true });
await compressor.finish();
console.log(`${pages.length} documents built into dist/`);

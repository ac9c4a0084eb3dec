import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as site from '../../site.config.ts';
import { writeFonts } from './fonts.ts';
import { type Page, listPages } from './pages.ts';
import { writeDocument } from './document.ts';
import { Compressor } from './compress.ts';
import { hasFeed, writeFeed } from './feed.ts';
import { documentPolicy, hashSource } from './headers.ts';
import { writeHostFiles } from './hostFiles.ts';
import { writeLicences } from './licences.ts';
import { filesFor, readManifest } from './manifest.ts';
import { writeWorker } from './offline.ts';
import { structuredData } from './structuredData.ts';
import { built, offlineSource } from '../vite/builds.ts';
import { readCatalogue } from '../vite/catalogues.ts';
import type * as Prerender from '../../src/prerender.tsx';

/**
 * Builds the site into `dist` below `root`: a document for each screen and language, with what hosts
 * and search engines need.
 * @param browserFiles settles once Vite has built what scripts/vite/builds.ts lists
 * @returns the number of documents
 */
export async function buildSite(
  root: string,
  dist: string,
  browserFiles: Promise<void>,
): Promise<number> {
  const [fonts] = await Promise.all([writeFonts(root, dist), browserFiles]);
  const manifest = readManifest(dist);
  cpSync(join(dist, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
  rmSync(join(dist, '.vite'), { recursive: true });
  const compressor = new Compressor(dist);
  // The longest work first: scripts are compressed while documents are drawn.
  compressor.addFiles();
  const headScript = readFileSync(built.head, 'utf8').trim();

  // React draws without what only development needs.
  process.env['NODE_ENV'] = 'production';
  const prerender = (await import(pathToFileURL(built.prerender).href)) as typeof Prerender;
  const styleText = (file: string) => readFileSync(join(dist, file), 'utf8').trim();

  function partsOf(page: Page) {
    const { scripts, styles } = filesFor(manifest, root, page.sources);
    const style = fonts.rules + styles.map(styleText).join('');
    return { scripts, styles, style };
  }

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
  await compressor.finish();
  return pages.length;
}

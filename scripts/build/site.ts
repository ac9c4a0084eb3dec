import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import * as site from '../../site.config.ts';
import { writeFonts } from './fonts.ts';
import { type Page, isText, listPages } from './pages.ts';
import { writeDocument } from './document.ts';
import { Compressor, type Quality } from './compress.ts';
import { hasFeed, writeFeed } from './feed.ts';
import { documentPolicy, frameAncestors, hashSource } from './hosts/headers.ts';
import { writeHostFiles } from './hosts/hostFiles.ts';
import { writeLicences } from './licences.ts';
import { type Manifest, filesFor, readManifest } from './manifest.ts';
import { writeWorker } from './offline.ts';
import { onePerScreen, partsOfScreens } from './screenParts.ts';
import { structuredData } from './structuredData.ts';
import { built } from './vite/builds.ts';
import { readCatalogue } from './vite/catalogues.ts';
import { hasFrame } from '../../src/app/frame.ts';
import type { ViteRun } from './runVite.ts';
import type * as Prerender from '../../src/prerender.tsx';

function qualityOf({ screen, isCanonical }: Page): Quality {
  if (!isCanonical || isText(screen)) return 'quick';
  // The longest: it is sent before a server waits only where no byte is left over.
  return screen === 'apps' ? 'best' : 'screen';
}

/** What a first screen loads beside its document, and how well that is compressed. */
function loadedFirst(pages: readonly Page[], manifest: Manifest, root: string) {
  const scripts = onePerScreen(pages).flatMap(
    ({ sources }) => filesFor(manifest, root, sources).scripts,
  );
  return new Map<string, Quality>([
    ...pages.flatMap(({ words }) => words.map((file) => [file, 'screen'] as const)),
    ...scripts.map((file) => [file, 'best'] as const),
  ]);
}

interface Drawn {
  readonly page: Page;
  readonly rendered: Prerender.Rendered;
}

/** Draws every screen under each of its names in each language. */
async function drawPages({ render }: typeof Prerender, pages: readonly Page[]): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const page of pages) {
    drawn.push({ page, rendered: await render(page.screen, page.name, page.language) });
    // Drawing alone would keep the end of Vite waiting, and with it the compression of scripts.
    await turn();
  }
  return drawn;
}

/** Vite's manifest, moved out of what visitors get. */
function takeManifest(root: string, dist: string): Manifest {
  const manifest = readManifest(dist);
  cpSync(join(dist, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
  rmSync(join(dist, '.vite'), { recursive: true });
  return manifest;
}

/**
 * Builds the site into `dist` below `root`: a document for each screen and language, with what hosts
 * and search engines need.
 * @returns the number of documents
 */
export async function buildSite(root: string, dist: string, vite: ViteRun): Promise<number> {
  const drawingFonts = writeFonts(root, dist);
  await vite.prerender;
  // React draws without what only development needs.
  process.env['NODE_ENV'] = 'production';
  const prerender = (await import(pathToFileURL(built.prerender).href)) as typeof Prerender;
  const pages = listPages(prerender);
  const compressing = vite.all.then(() => {
    const manifest = takeManifest(root, dist);
    const compressor = new Compressor(dist, loadedFirst(pages, manifest, root));
    // The longest work first: scripts are compressed while documents are drawn.
    compressor.addFiles();
    return { manifest, compressor };
  });
  const drawn = await drawPages(prerender, pages);
  const { manifest, compressor } = await compressing;
  const fonts = await drawingFonts;
  const headScript = readFileSync(built.head, 'utf8').trim();
  const catalogues = new Map(
    prerender.languages.map((tag) => [tag, readCatalogue(join(root, 'locales'), tag)] as const),
  );
  const scriptHashes = [hashSource(headScript)];
  const parts = partsOfScreens(pages, {
    root,
    dist,
    manifest,
    fontRules: fonts.rules,
    scriptHashes,
  });
  for (const { page, rendered } of drawn) {
    const shared = parts.get(page.screen);
    if (!shared) throw new Error(`nothing was built for ${page.screen}`);
    const { scripts, styles, style } = shared;
    const title = rendered.title.replace(` · ${site.brand}`, '');
    const words = catalogues.get(page.language) ?? {};
    const text = writeDocument({
      ...page,
      ...rendered,
      things: page.isCanonical ? structuredData({ page, title, words }) : [],
      policy: shared.policy,
      headScript,
      modules: [...scripts, ...page.words].map((file) => `/${file}`),
      style,
      earlyFont: hasFrame(page.name) ? fonts.early.get(page.language) : undefined,
      styleSheets: styles.map((file) => basename(file, '.css')),
      brand: site.brand,
    });
    for (const file of page.files) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
      compressor.addDocument(file, qualityOf(page));
    }
    // What was compressed meanwhile is written, so that the threads go on.
    await turn();
  }

  const feeds = [...catalogues]
    .filter(([tag]) => hasFeed(tag))
    .map(([tag, words]) => writeFeed(tag, words));
  const policies = {
    styleOf: ({ screen }: Page) => parts.get(screen)?.styleHash ?? '',
    policyWith: (styleHashes: readonly string[]) =>
      [
        ...documentPolicy({ scriptHashes, styleHashes, contentHost: site.contentHost }),
        frameAncestors,
      ].join('; '),
  };
  writeHostFiles(dist, policies, pages, feeds);
  writeLicences(root, dist, JSON.parse(readFileSync(built.packages, 'utf8')) as string[]);
  writeWorker({ root, dist, manifest, pages });
  await compressor.finish();
  return pages.length;
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import * as site from '../../site.config.ts';
import type * as Prerender from '../../src/prerender.tsx';
import { compressFolder } from './compress.ts';
import { writeDocument } from './document.ts';
import { hasFeed, writeFeed } from './feed.ts';
import { writeFonts } from './fonts.ts';
import { documentPolicy, frameAncestors, hashSource } from './hosts/headers.ts';
import { writeHostFiles } from './hosts/hostFiles.ts';
import { writeLicenses } from './licenses.ts';
import { type Manifest, filesFor, readManifest } from './manifest.ts';
import { writeWorker } from './offline.ts';
import { type Page, listPages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { built } from './vite/builds.ts';
import { languageTags, readCatalog, textOf } from './vite/catalogs.ts';

/** Vite's manifest, moved out of what visitors get. */
function takeManifest(dist: string): Manifest {
  const manifest = readManifest(dist);
  rmSync(join(dist, '.vite'), { recursive: true });
  return manifest;
}

/** The style of each document, and the built sheets that it is made of. */
function stylesOf(
  page: Page,
  { dist, manifest, rules }: { dist: string; manifest: Manifest; rules: string },
) {
  const needed = [...page.sources, ...page.rows.sources, ...page.prose];
  const { styles } = filesFor(manifest, needed);
  const texts = styles.map((file) => readFileSync(join(dist, file), 'utf8').trim());
  return { sheets: styles.map((file) => basename(file, '.css')), style: rules + texts.join('') };
}

/** The key of what search engines are told of a document. */
function descriptionOf({ screen, tool, noted }: Page, firstTool: string): string {
  if (noted) return 'toolDescriptions.notedApp';
  return tool && tool !== firstTool ? `toolDescriptions.${tool}` : `descriptions.${screen}`;
}

/**
 * Builds the site into `dist` below `root`: a document for each screen, tool and language, with what
 * hosts and search engines need.
 * @returns the number of documents
 */
export async function buildSite(root: string, dist: string): Promise<number> {
  await (await createBuilder({ root, logLevel: 'warn' })).buildApp();
  const manifest = takeManifest(dist);
  const { rules, first } = await writeFonts(root, dist);
  const prerender = (await import(pathToFileURL(built.prerender).href)) as typeof Prerender;
  const pages = listPages(prerender);
  const headScript = readFileSync(built.head, 'utf8').trim();
  const scriptHashes = [hashSource(headScript)];
  const { contentHost } = site;
  const locales = join(root, 'locales');
  const catalogs = new Map(
    languageTags(locales).map((tag) => [tag, readCatalog(locales, tag)] as const),
  );
  const styleHashes = new Set<string>();

  for (const page of pages) {
    const words = catalogs.get(page.language) ?? {};
    const { html, title } = await prerender.render(page, page.language);
    const { scripts } = filesFor(manifest, page.sources);
    const { sheets, style: shared } = stylesOf(page, { dist, manifest, rules });
    const style = shared + (prerender.screenStyles[page.screen] ?? '');
    const styleHash = hashSource(style);
    styleHashes.add(styleHash);
    const text = writeDocument({
      ...page,
      direction: prerender.directionOf(page.language),
      html,
      title,
      description: textOf(words, descriptionOf(page, prerender.firstTool)).replaceAll(
        '{app}',
        page.noted ? prerender.nameOfNotedApp(page.noted) : '',
      ),
      incomplete: {
        title: textOf(words, 'incomplete.title'),
        text: textOf(words, 'incomplete.text'),
        again: textOf(words, 'incomplete.again'),
      },
      things: page.isCanonical
        ? structuredData({ page, title: title.replace(` · ${site.brand}`, ''), words })
        : [],
      policy: documentPolicy({ scriptHashes, styleHashes: [styleHash], contentHost }).join('; '),
      headScript,
      modules: [...scripts, ...page.words].map((file) => `/${file}`),
      style,
      font: first,
      styleSheets: sheets,
      brand: site.brand,
    });
    for (const file of page.files) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
  }

  const feeds = [...catalogs]
    .filter(([tag]) => hasFeed(tag))
    .map(([tag, words]) => writeFeed(tag, words));
  const policy = [
    ...documentPolicy({ scriptHashes, styleHashes: [...styleHashes], contentHost }),
    frameAncestors,
  ].join('; ');
  writeHostFiles(dist, policy, pages, feeds);
  writeLicenses(root, dist, JSON.parse(readFileSync(built.packages, 'utf8')) as string[]);
  writeWorker({ dist, manifest, pages });
  await compressFolder(dist);
  return pages.length;
}

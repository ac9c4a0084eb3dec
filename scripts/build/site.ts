import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Manifest, createBuilder } from 'vite';
import * as site from '../../site.config.ts';
import { nameOfNotedApp } from '@otp-lab/app-notes';
import { firstTool } from '../../src/pages/otpqr/tools/tools.ts';
import type * as Prerender from '../../src/prerender.tsx';
import { writeDocument } from './document.ts';
import { writeFonts } from './fonts.ts';
import { documentPolicy, frameAncestors, hashSource } from './hosts/headers.ts';
import { hostFiles } from './hosts/hostFiles.ts';
import { type Package, writeLicenses } from './licenses.ts';
import { filesFor } from './manifest.ts';
import { writeWorker } from './offline.ts';
import { type Page, listPages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { built } from './vite/builds.ts';
import { type Catalog, languageTags, readCatalog, textOf } from './vite/catalogs.ts';

/** What search engines are told of a document. */
function descriptionOf({ screen, tool, noted }: Page, words: Catalog): string {
  if (noted)
    return textOf(words, 'toolDescriptions.notedApp').replaceAll('{app}', nameOfNotedApp(noted));
  const key = tool && tool !== firstTool ? `toolDescriptions.${tool}` : `descriptions.${screen}`;
  return textOf(words, key);
}

/**
 * Builds the site into `dist` below `root`: a document for each screen, tool and language, with what
 * hosts and search engines need.
 * @returns the number of documents
 */
export async function buildSite(root: string, dist: string): Promise<number> {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  await (await createBuilder({ root, logLevel: 'warn' })).buildApp();
  // Vite's own lists are no part of what visitors get.
  const listOf = (name: string) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const manifest: Manifest = listOf('manifest.json');
  const bundled: Package[] = listOf('license.json');
  rmSync(join(dist, '.vite'), { recursive: true });

  const { rules, first } = await writeFonts(root, dist);
  const prerender = (await import(pathToFileURL(built.prerender).href)) as typeof Prerender;
  const pages = listPages(prerender);
  const headScript = readFileSync(built.head, 'utf8').trim();
  const scriptHashes = [hashSource(headScript)];
  const { contentHost } = site;
  const locales = join(root, 'locales');
  const catalogs = new Map(languageTags(locales).map((tag) => [tag, readCatalog(locales, tag)]));
  const styleHashes = new Set<string>();

  for (const page of pages) {
    const words = catalogs.get(page.language) ?? {};
    const { html, title } = await prerender.render(page, page.language);
    const { scripts } = filesFor(manifest, page.sources);
    const { styles } = filesFor(manifest, [...page.sources, ...page.staticSources]);
    const sheets = styles.map((file) => readFileSync(join(dist, file), 'utf8').trim());
    const style = [rules, ...sheets, prerender.screenStyles[page.screen] ?? ''].join('');
    const styleHash = hashSource(style);
    styleHashes.add(styleHash);
    const text = writeDocument(page, {
      html,
      title,
      words,
      description: descriptionOf(page, words),
      things: page.isCanonical
        ? structuredData({ page, title: title.replace(` · ${site.brand}`, ''), words })
        : [],
      policy: documentPolicy({ scriptHashes, styleHashes: [styleHash], contentHost }).join('; '),
      headScript,
      modules: [...scripts, ...page.words].map((file) => `/${file}`),
      style,
      styleSheets: styles.map((file) => basename(file, '.css')),
      font: first,
    });
    for (const file of page.files) write(file, text);
  }

  const policy = [
    ...documentPolicy({ scriptHashes, styleHashes: [...styleHashes], contentHost }),
    frameAncestors,
  ].join('; ');
  for (const [file, text] of hostFiles(policy, pages, catalogs)) write(file, text);
  writeLicenses(root, dist, bundled);
  writeWorker({ dist, manifest, pages });
  return pages.length;
}

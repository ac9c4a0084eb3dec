import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestPath } from '../../src/offline/appManifest.ts';
import {
  type Catalogue,
  flatten,
  isRightToLeft,
  languageTags,
  readCatalogue,
  referenceLanguage,
} from './vite/catalogues.ts';
import { built } from './vite/builds.ts';
import { listOriginals } from './compress.ts';
import type { Manifest } from './manifest.ts';
import type { Page } from './pages.ts';

/** Enough of a digest to tell files apart. */
const digestLength = 16;

type Files = Record<string, string>;

/** What is kept on a visitor's device: see src/offline/kept.d.ts. */
interface Kept {
  readonly shared: Files;
  readonly languages: Record<string, Files>;
  readonly unreachable: Record<string, string>;
}

interface Source {
  readonly root: string;
  readonly dist: string;
  readonly manifest: Manifest;
  readonly pages: readonly Page[];
}

/** The languages that alone need a file of assets/; undefined where all do. */
function languagesOf(file: string, manifest: Manifest, tags: readonly string[]) {
  const [source = ''] = Object.entries(manifest).find(([, chunk]) => chunk.file === file) ?? [];
  const [, tag, name] = /^content\/([^/]+)\/(.+)$/.exec(source) ?? [];
  if (tag !== referenceLanguage) return tag ? [tag] : undefined;
  return tags.filter((other) => other === tag || !manifest[`content/${other}/${name}`]);
}

/** The document for an address that is not kept, while the host cannot be reached. */
function unreachableDocument(tag: string, { unreachable }: Catalogue): string {
  const words = typeof unreachable === 'object' ? flatten(unreachable) : new Map<string, string>();
  const [title, text, again] = ['title', 'text', 'again'].map((key) => words.get(key));
  return `<!doctype html><html lang="${tag}"${isRightToLeft(tag) ? ' dir="rtl"' : ''}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
}

function listKept({ root, dist, manifest, pages }: Source): Kept {
  const locales = join(root, 'locales');
  const tags = languageTags(locales);
  const catalogues = new Map(tags.map((tag) => [tag, readCatalogue(locales, tag)]));
  const kept: Kept = {
    shared: {},
    languages: Object.fromEntries(tags.map((tag) => [tag, {}])),
    unreachable: Object.fromEntries(
      tags.map((tag) => [tag, unreachableDocument(tag, catalogues.get(tag) ?? {})]),
    ),
  };
  const add = (file: string, owners: readonly string[] | undefined) => {
    const content = readFileSync(join(dist, file));
    const digest = createHash('sha256').update(content).digest('base64').slice(0, digestLength);
    const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
    for (const files of owners?.map((tag) => kept.languages[tag]) ?? [kept.shared])
      if (files) files[path] = digest;
  };
  for (const file of [
    manifestPath.slice(1),
    ...listOriginals(join(dist, 'assets')).map((file) => `assets/${file}`),
  ])
    add(file, languagesOf(file, manifest, tags));
  for (const folder of readdirSync(join(dist, 'words')))
    for (const tag of tags)
      for (const file of listOriginals(join(dist, 'words', folder, tag)))
        add(`words/${folder}/${tag}/${file}`, [tag]);
  const seen = new Set<string>();
  for (const { screen, tool, language, files } of pages) {
    const key = `${screen} ${tool} ${language}`;
    const [file] = files;
    if (seen.has(key) || !file) continue;
    seen.add(key);
    add(file, [language]);
  }
  return kept;
}

/** Writes dist/sw.js, which keeps this build's files; call it when all of them are written. */
export function writeWorker(source: Source): void {
  const kept = listKept(source);
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 8);
  const facts = JSON.stringify({ version, ...kept });
  writeFileSync(
    join(source.dist, 'sw.js'),
    `const kept=${facts};\n${readFileSync(built.worker, 'utf8')}`,
  );
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { screens } from '../../src/app/screens.ts';
import { manifestPath } from '../../src/offline/appManifest.ts';
import { listOriginals } from './compress.ts';
import type { Page } from './pages.ts';
import { built } from './vite/builds.ts';

interface Source {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly pages: readonly Page[];
}

/** What the readers of a language need: its documents under their first names, words and texts. */
function filesIn(language: string, { dist, manifest, pages }: Source): string[] {
  const own = pages.filter((page) => page.language === language);
  const sources = new Set(own.flatMap((page) => page.sources));
  const foreign = new Set(
    Object.entries(manifest)
      .filter(([source]) => source.startsWith('content/') && !sources.has(source))
      .map(([, { file }]) => file),
  );
  const assets = listOriginals(join(dist, 'assets')).map((file) => `assets/${file}`);
  const words = dirname(own[0]?.words[0] ?? '');
  // An app's notes are shown by the document of all notes.
  const documents = own.filter(
    ({ screen, name, noted }) =>
      noted === undefined && (screen === 'main' || name === screens[screen].names[0]),
  );
  return [
    manifestPath.slice(1),
    ...assets.filter((file) => !foreign.has(file)),
    ...listOriginals(join(dist, words)).map((file) => `${words}/${file}`),
    ...documents.map(({ files: [file = ''] }) => file),
  ];
}

/** Writes dist/sw.js, which keeps this build's files; call it when all of them are written. */
export function writeWorker(source: Source): void {
  const { dist, pages } = source;
  const tags = [...new Set(pages.map(({ language }) => language))];
  const lists = tags.map((tag) => [tag, filesIn(tag, source)] as const);
  const hash = createHash('sha256');
  for (const file of new Set(lists.flatMap(([, files]) => files)))
    hash.update(file).update(readFileSync(join(dist, file)));
  const paths = lists.map(([tag, files]) => [
    tag,
    files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`),
  ]);
  const kept = { version: hash.digest('hex').slice(0, 8), files: Object.fromEntries(paths) };
  writeFileSync(
    join(dist, 'sw.js'),
    `const kept=${JSON.stringify(kept)};\n${readFileSync(built.worker, 'utf8')}`,
  );
}

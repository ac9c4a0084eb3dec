import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../scripts/build/compress.ts';
import { languageTags, readCatalog, textOf } from '../../scripts/build/vite/catalogs.ts';
import { buildIn, copyProject } from './copyOfProject.ts';

/** A copy of the site that is made another vendor's, as docs/make-it-yours.md says, and built. */
let copy = '';
let dist = '';
const kept = ['en-US', 'ko-KR'];

const replacements = [
  ['Tessera', 'Halyard'],
  ['tessera', 'halyard'],
  ['Example Company', 'Harbor Company'],
  ['example.com', 'example.org'],
  ['apps/details?id=com.example', 'apps/details?id=org.harbor'],
] as const;
const traces = /tessera|example company|example\.com|com\.example/i;
const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$|_headers$/;

function edit(file: string, change: (content: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

beforeAll(async () => {
  copy = copyProject();
  edit('site.config.ts', (content) =>
    replacements.reduce((changed, [from, to]) => changed.replaceAll(from, to), content),
  );
  edit('releases.ts', (content) =>
    content.replaceAll('1.0.3.0', '2.0.0.0').replaceAll(/^ +sample: true,\n/gm, ''),
  );
  edit('content/en-US/privacy.md', (content) => `Halyard keeps nothing.\n\n${content}`);
  for (const tag of languageTags(join(copy, 'locales')).filter((one) => !kept.includes(one))) {
    rmSync(join(copy, 'locales', `${tag}.json`));
    rmSync(join(copy, 'content', tag), { recursive: true, force: true });
  }
  dist = await buildIn(copy);
}, 300_000);

afterAll(() => {
  if (copy) rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('no built file has a trace of the first brand', () => {
  // A test vector has a picture at example.com, as RFC 2606 has it.
  const ofVectors = 'image=https%3A%2F%2Fexample.com%2F';
  const files = listFiles(dist).filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(100);
  const traced = files.filter(
    (file) => traces.test(file) || traces.test(read(file).replaceAll(ofVectors, '')),
  );
  expect(traced).toEqual([]);
});

test.each([
  ['index.html', 'Halyard Authenticator'],
  ['windows/index.html', '/downloads/v2.0.0.0/setup_x64.msi'],
  ['privacy/index.html', 'Halyard keeps nothing.'],
  ['manifest.webmanifest', 'Halyard'],
  ['releases.xml', 'https://halyard.example.org/'],
  ['sitemap.xml', 'https://halyard.example.org/ko-KR/'],
])('%s says %s', (file, words) => {
  expect(read(file)).toContain(words);
});

test.each(kept)('real releases are not labeled as samples in %s', (tag) => {
  const catalog = readCatalog(join(copy, 'locales'), tag);
  const notes = ['update.sample', 'downloads.installer.sample'].map((key) => textOf(catalog, key));
  const root = tag === 'en-US' ? '' : `${tag}/`;
  const files = ['releases.xml', 'update-authlogin/index.html', 'logon/index.html'];
  const labeled = files.filter((file) => notes.some((note) => read(root + file).includes(note)));
  expect(labeled).toEqual([]);
});

test('a language that was taken out is gone', () => {
  expect(existsSync(join(dist, 'ko-KR'))).toBe(true);
  expect(existsSync(join(dist, 'de-DE'))).toBe(false);
  expect(read('index.html')).not.toContain('de-DE');
});

import { describe, expect, test } from 'vitest';
import { releases } from '../../releases.ts';
import type { Release } from '../../src/releases/types.ts';
import { writeFeed } from './feed.ts';
import { languageTags, locales, readCatalog, textOf } from './vite/catalogs.ts';

const real: Release = {
  product: 'login-mac',
  version: '2.0.0.0',
  date: '2026-12-01',
  minimum: '10.14',
  files: [],
  changes: { 'en-US': ['It is new.'] },
};
const sample: Release = { ...real, sample: true };

/** The titles of a feed's entries, in the feed's order. */
function entryTitles(feed: string): string[] {
  const entries = feed.split('<entry>').slice(1);
  return entries.map((entry) => /<title>(.*)<\/title>/.exec(entry)?.[1] ?? '');
}

describe.each(languageTags(locales))('in %s', (language) => {
  const catalog = readCatalog(locales, language);
  const product = textOf(catalog, 'update.login-mac');
  const note = textOf(catalog, 'update.sample');
  const label = textOf(catalog, 'update.sampleTitle').replace('{release}', '');

  test('a sample release is labeled in its title and text', () => {
    const feed = writeFeed(language, catalog, [sample]);
    expect(entryTitles(feed)).toEqual([`${label}${product} 2.0.0.0`]);
    expect(feed).toContain(`&lt;p&gt;${note}&lt;/p&gt;&lt;ul&gt;`);
  });

  test('a real release has no label', () => {
    const feed = writeFeed(language, catalog, [real]);
    expect(entryTitles(feed)).toEqual([`${product} 2.0.0.0`]);
    expect(feed).not.toContain(note);
    expect(feed).toContain('<content type="html">&lt;ul&gt;');
  });
});

test('the feed of this project labels exactly the samples', () => {
  const catalog = readCatalog(locales, 'en-US');
  const titles = entryTitles(writeFeed('en-US', catalog));
  expect(titles).toHaveLength(releases.length);
  expect(titles.filter((title) => title.startsWith('Sample: '))).toHaveLength(
    releases.filter((release) => release.sample).length,
  );
});

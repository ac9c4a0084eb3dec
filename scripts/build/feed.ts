import compile from 'icu-minify/compile';
import { releases } from '../../releases.ts';
import * as site from '../../site.config.ts';
import { apps } from '../../src/catalog/apps.ts';
import { format } from '../../src/i18n/format.ts';
import { changesIn } from '../../src/releases/releases.ts';
import type { Product, Release } from '../../src/releases/types.ts';
import { type Catalog, referenceLanguage, textOf } from './vite/catalogs.ts';
import { escapeText } from './escape.ts';

/** Whether every release says in this language what changed. */
export function hasFeed(language: string): boolean {
  return releases.every(({ changes }) => changes[language] !== undefined);
}

/** The path of the feed for a language: its own, else the one in en-US. */
export function feedPath(language: string): string {
  return language === referenceLanguage || !hasFeed(language)
    ? '/releases.xml'
    : `/${language}/releases.xml`;
}

/** A product's name, and the path of its page below a language's root. */
function productFacts(product: Product, words: Catalog): { name: string; page: string } {
  const app = Object.values(apps).find(({ installers }) => installers === product);
  if (!app) return { name: textOf(words, `update.${product}`), page: 'logon/' };
  return {
    name: `${site.productName} (${textOf(words, `apps.names.${app.id}`)})`,
    page: `app/?tab=${app.id}`,
  };
}

/** An entry's title. Lists of feeds show it alone, so it says whether the release is a sample. */
function entryTitle(name: string, release: Release, language: string, words: Catalog): string {
  const title = `${name} ${release.version}`;
  if (!release.sample) return title;
  const label = compile(textOf(words, 'update.sampleTitle'));
  return String(format(label, language, { release: title }));
}

const noon = (date: string) => `${date}T12:00:00Z`;

function entry(release: Release, language: string, words: Catalog, root: string): string {
  const { product, version, date } = release;
  const { name, page } = productFacts(product, words);
  const host = new URL(site.origin).host;
  const items = changesIn(release, language).map((change) => `<li>${escapeText(change)}</li>`);
  const note = release.sample ? `<p>${escapeText(textOf(words, 'update.sample'))}</p>` : '';
  return `<entry>
<id>tag:${host},${date}:${product}/${version}</id>
<title>${escapeText(entryTitle(name, release, language, words))}</title>
<updated>${noon(date)}</updated>
<link rel="alternate" href="${site.origin}${root}${page}"/>
<content type="html">${escapeText(`${note}<ul>${items.join('')}</ul>`)}</content>
</entry>`;
}

/**
 * Returns the releases as an Atom feed (RFC 4287), the newest first.
 * @param published the releases in the feed, in any order
 */
export function writeFeed(
  language: string,
  words: Catalog,
  published: readonly Release[] = releases,
): string {
  const root = language === referenceLanguage ? '/' : `/${language}/`;
  const newest = published.toSorted((one, other) => other.date.localeCompare(one.date));
  const path = feedPath(language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${site.origin}${path}</id>
<title>${escapeText(`${site.brand}: ${textOf(words, 'catalog.downloads')}`)}</title>
<updated>${noon(newest[0]?.date ?? '')}</updated>
<author><name>${escapeText(site.company.name)}</name></author>
<link rel="self" href="${site.origin}${path}"/>
<link rel="alternate" href="${site.origin}${root}"/>
${newest.map((release) => entry(release, language, words, root)).join('\n')}
</feed>
`;
}

import * as site from '../../site.config.ts';
import { localeRoot, pageLink } from '../addresses.ts';
import { apps } from '../catalog/apps.ts';
import { type Locale, defaultLocale, locales } from '../i18n/locales.ts';
import { changesIn, releases } from '../releases/releases.ts';
import type { Product, Release } from '../releases/types.ts';
import { escapeXml } from '../escapeXml.ts';
import { absolute } from './pageFacts.ts';
import { translatorFor } from '../i18n/translator.ts';

/** The locales with a feed: those in which every release lists its changes. */
export const feedLocales: readonly Locale[] = locales.filter((locale) =>
  releases.every(({ changes }) => changes[locale] !== undefined),
);

/** Returns the path of a locale's feed, or of the default locale's if it has none. */
export function feedPath(locale: Locale): string {
  return `${localeRoot(feedLocales.includes(locale) ? locale : defaultLocale)}releases.xml`;
}

/** Returns a product's name, and the path of the page that offers it. */
function productFacts(product: Product, locale: Locale): { name: string; path: string } {
  const t = translatorFor(locale);
  const app = Object.values(apps).find(({ installers }) => installers === product);
  if (app)
    return {
      name: `${site.productName} (${t(`apps.names.${app.id}`)})`,
      path: pageLink(locale, 'app', [['tab', app.id]]),
    };
  if (product === 'windows-app') throw new Error('No app of the catalog offers windows-app.');
  return {
    name: t(`update.${product}`),
    path: pageLink(locale, 'provider', [['category', product === 'login-mac' ? 'mac' : 'windows']]),
  };
}

const noon = (date: string) => `${date}T12:00:00Z`;

function entryOf(release: Release, locale: Locale): string {
  const t = translatorFor(locale);
  const { product, version, date, sample } = release;
  const { name, path } = productFacts(product, locale);
  const plainTitle = `${name} ${version}`;
  // Feed readers list only titles, so the title has to label a sample release.
  const title = sample ? t('update.sampleTitle', { release: plainTitle }) : plainTitle;
  const note = sample ? `<p>${escapeXml(t('update.sample'))}</p>` : '';
  const items = changesIn(release, locale).map((change) => `<li>${escapeXml(change)}</li>`);
  return `<entry>
<id>tag:${new URL(site.origin).host},${date}:${product}/${version}</id>
<title>${escapeXml(title)}</title>
<updated>${noon(date)}</updated>
<link rel="alternate" href="${absolute(path)}"/>
<content type="html">${escapeXml(`${note}<ul>${items.join('')}</ul>`)}</content>
</entry>`;
}

/**
 * Returns the releases as an Atom feed (RFC 4287), the newest first.
 * @param published the releases, in any order
 */
export function feedOf(locale: Locale, published: readonly Release[] = releases): string {
  const t = translatorFor(locale);
  const newestFirst = published.toSorted((a, b) => b.date.localeCompare(a.date));
  const address = absolute(feedPath(locale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${address}</id>
<title>${escapeXml(`${site.brand}: ${t('catalog.downloads')}`)}</title>
<updated>${noon(newestFirst[0]?.date ?? '')}</updated>
<author><name>${escapeXml(site.company.name)}</name></author>
<link rel="self" href="${address}"/>
<link rel="alternate" href="${absolute(localeRoot(locale))}"/>
${newestFirst.map((release) => entryOf(release, locale)).join('\n')}
</feed>
`;
}

import { releases } from '../../releases.ts';
import * as site from '../../site.config.ts';
import { apps } from '../../src/catalog/apps.ts';
import { isFinished, logins } from '../../src/catalog/logins.ts';
import type { Specification } from '../../src/catalog/specifications.ts';
import { storeAddress } from '../../src/catalog/stores.ts';
import { questions } from '../../src/pages/server/questions.ts';
import { currentRelease, installerAddress } from '../../src/releases/releases.ts';
import type { Product } from '../../src/releases/types.ts';
import { type Catalog, textOf } from './vite/catalogs.ts';
import type { Page } from './pages.ts';

/** One thing that a document tells search engines of, as schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>>;

/** A document's place in the site, its words, and its screen's title without the brand. */
interface Facts {
  readonly page: Pick<Page, 'screen' | 'language' | 'canonical' | 'home'>;
  readonly title: string;
  readonly words: Catalog;
}

/** A text of the catalog without its tags. */
function textAt(words: Catalog, path: string): string {
  return textOf(words, path).replaceAll(/<\/?[a-z]+>/g, '');
}

function leastVersion(specifications: readonly Specification[]): string {
  const found = specifications.find((one) => one.id === 'requirement');
  return found?.id === 'requirement' ? ` ${found.requirement.version}` : '';
}

/** What is known of a product's newest installers. */
function installerFacts(product: Product): Thing {
  const release = currentRelease(releases, product);
  const host = site.contentHost || site.origin;
  return {
    softwareVersion: release.version,
    datePublished: release.date,
    downloadUrl: release.files.map((file) => installerAddress(host, release, file)),
  };
}

const program = (facts: Thing): Thing => ({
  '@type': 'SoftwareApplication',
  applicationCategory: 'SecurityApplication',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: { '@type': 'Organization', name: site.company.name, url: site.company.url },
  ...facts,
});

function appThings({ page, words }: Facts): Thing[] {
  return Object.values(apps).map((app) =>
    program({
      name: `${site.productName} (${textAt(words, `apps.names.${app.id}`)})`,
      description: textAt(words, `appProse.descriptions.${app.id}`),
      operatingSystem: app.operatingSystem + leastVersion(app.specifications),
      url: page.canonical,
      installUrl: storeAddress(site, app.store),
      ...(app.installers ? installerFacts(app.installers) : {}),
    }),
  );
}

function loginThings({ page, words }: Facts): Thing[] {
  return Object.values(logins)
    .filter(isFinished)
    .map(({ id, operatingSystem, product, specifications }) =>
      program({
        name: textAt(words, `login.${id}.name`),
        description: textAt(words, `loginProse.descriptions.${id}`),
        operatingSystem: operatingSystem + leastVersion(specifications),
        url: page.canonical,
        ...installerFacts(product),
      }),
    );
}

function serverThings({ words }: Facts): Thing[] {
  const mainEntity = questions.map((question) => ({
    '@type': 'Question',
    name: textAt(words, `serverMore.${question}.term`),
    acceptedAnswer: { '@type': 'Answer', text: textAt(words, `serverMore.${question}.text`) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function breadcrumbs({ page, title }: Facts): Thing {
  const steps = [
    { name: site.productName, item: page.home },
    { name: title, item: page.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

const ownThings: Readonly<Partial<Record<Page['screen'], (facts: Facts) => Thing[]>>> = {
  apps: appThings,
  login: loginThings,
  server: serverThings,
};

/** What a screen's canonical document tells search engines; nothing for the landing page. */
export function structuredData(facts: Facts): Thing[] {
  const { screen, language } = facts.page;
  if (screen === 'main') return [];
  const things = [breadcrumbs(facts), ...(ownThings[screen]?.(facts) ?? [])];
  return things.map((thing) => ({
    '@context': 'https://schema.org',
    inLanguage: language,
    ...thing,
  }));
}

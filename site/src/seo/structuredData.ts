/** Describes pages in the vocabulary of schema.org, so that search engines can show price, system and answers. */
import * as site from '../../site.config.ts';
import { localeRoot } from '../addresses.ts';
import { apps } from '../catalog/apps.ts';
import { isFinished, logins } from '../catalog/logins.ts';
import { type Specification, requirementIn } from '../catalog/specifications.ts';
import { storeAddress } from '../catalog/stores.ts';
import { questions, rolloutSteps } from '../components/server/questions.ts';
import { type Locale, defaultLocale } from '../i18n/locales.ts';
import { currentRelease, installerAddress, releases } from '../releases/releases.ts';
import type { Product } from '../releases/types.ts';
import type { Route } from '../routes.ts';
import { absolute, pageFacts } from './pageFacts.ts';
import { headlineOf } from './routeTexts.ts';
import { translatorFor } from '../i18n/translator.ts';

export type Thing = Readonly<Record<string, unknown>>;

const keepText = (text: string) => text;

/** Removes the tags of the answers on the server page and keeps the text inside, for search engines. */
const withoutTags = {
  p: keepText,
  totp: keepText,
  hotp: keepText,
  apps: keepText,
  login: keepText,
  evaluation: keepText,
  windows: keepText,
  mac: keepText,
  lab: keepText,
  check: keepText,
  docs: keepText,
  help: keepText,
  license: keepText,
  ask: keepText,
  support: keepText,
  update: keepText,
  feed: keepText,
};

/** Returns the lowest supported version, after a space. Returns '' if the list has no requirement. */
function minimumVersion(specifications: readonly Specification[]): string {
  const requirement = requirementIn(specifications);
  return requirement ? ` ${requirement.version}` : '';
}

/** Returns the facts of a product's release. A sample has none: search engines would offer it as a download. */
function installerFacts(product: Product): Thing {
  const release = currentRelease(releases, product);
  if (release.sample) return {};
  const host = site.contentHost || absolute(localeRoot(defaultLocale)).replace(/\/$/, '');
  return {
    softwareVersion: release.version,
    datePublished: release.date,
    downloadUrl: release.files.map((file) => installerAddress(host, release, file)),
  };
}

function program(facts: Thing): Thing {
  return {
    '@type': 'SoftwareApplication',
    applicationCategory: 'SecurityApplication',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: site.company.name, url: site.company.url },
    ...facts,
  };
}

function appThings(locale: Locale, url: string): Thing[] {
  const t = translatorFor(locale);
  return Object.values(apps).map((app) =>
    program({
      name: `${site.productName} (${t(`apps.names.${app.id}`)})`,
      description: t(`appProse.descriptions.${app.id}`),
      operatingSystem: app.operatingSystem + minimumVersion(app.specifications),
      url,
      installUrl: storeAddress(site, app.store),
      ...(app.installers ? installerFacts(app.installers) : {}),
    }),
  );
}

function loginThings(locale: Locale, url: string): Thing[] {
  const t = translatorFor(locale);
  return Object.values(logins)
    .filter(isFinished)
    .map(({ id, operatingSystem, product, specifications }) =>
      program({
        name: t(`login.${id}.name`),
        description: t(`loginProse.descriptions.${id}`),
        operatingSystem: operatingSystem + minimumVersion(specifications),
        url,
        ...installerFacts(product),
      }),
    );
}

function serverThings(locale: Locale): Thing[] {
  const t = translatorFor(locale);
  const answers = [
    {
      name: t('serverMore.rollout.term'),
      text: rolloutSteps
        .map((step) => t.markup(`serverMore.rollout.steps.${step}`, withoutTags))
        .join(' '),
    },
    ...questions.map((question) => ({
      name: t(`serverMore.${question}.term`),
      text: t.markup(`serverMore.${question}.text`, withoutTags),
    })),
  ];
  const mainEntity = answers.map(({ name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function breadcrumbs(home: string, headline: string, url: string): Thing {
  const steps = [
    { name: site.productName, item: home },
    { name: headline, item: url },
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

function ownThings(locale: Locale, { id }: Route, url: string): Thing[] {
  if (id === 'apps') return appThings(locale, url);
  if (id === 'login') return loginThings(locale, url);
  if (id === 'server') return serverThings(locale);
  return [];
}

/** Returns a page's structured data. The landing page, and pages that aren't canonical, have none. */
export function structuredData(locale: Locale, route: Route): Thing[] {
  const { canonical, home, isCanonical } = pageFacts(locale, route);
  if (route.id === 'main' || !isCanonical) return [];
  const things = [
    breadcrumbs(home, headlineOf(locale, route), canonical),
    ...ownThings(locale, route, canonical),
  ];
  return things.map((thing) => ({
    '@context': 'https://schema.org',
    inLanguage: locale,
    ...thing,
  }));
}

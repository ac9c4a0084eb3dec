import { existsSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import RobotsTxt from 'lighthouse/core/audits/seo/robots-txt.js';
import { releases } from '../../src/releases/releases.ts';
import * as site from '../../site.config.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, waitUntilReady } from './support/visit.ts';

const listed = [
  'main',
  'server',
  'app',
  'logon',
  'otpqr',
  'privacy',
  'eula',
  'help-authplugin',
  'help-authlogin',
  'update-authlogin',
] as const;

const pathOf = (root: string, name: string) => (name === 'main' ? root : `${root}${name}/`);

async function sourceOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Returns the value of an attribute of each tag that begins with a pattern, or an empty string. */
function attributes(source: string, tag: string, name: string): string[] {
  const tags = [...source.matchAll(new RegExp(`<${tag}[^>]*>`, 'g'))].map(([text]) => text);
  return tags.map((text) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '');
}

interface Thing {
  readonly '@type': string;
  readonly [name: string]: unknown;
}

function thingsOf(source: string): Thing[] {
  const scripts = source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, text]) => JSON.parse(text ?? '') as Thing);
}

for (const { tag, root } of languages) {
  test(`gives each page its own title, description, address, and share picture (${tag})`, async ({
    request,
  }) => {
    const seen = { titles: new Set(), descriptions: new Set(), pictures: new Set() };
    for (const name of listed) {
      const source = await sourceOf(request, pathOf(root, name));
      const meta = (property: string) =>
        attributes(source, `meta property="${property}"`, 'content')[0];
      const title = /<title>(.*?)<\/title>/.exec(source)?.[1] ?? '';
      const [description = ''] = attributes(source, 'meta name="description"', 'content');
      const own = `${site.origin}${pathOf(root, name)}`;
      expect(title.length, name).toBeLessThanOrEqual(70);
      expect(description.length, name).toBeLessThanOrEqual(200);
      expect(attributes(source, 'link rel="canonical"', 'href'), name).toEqual([own]);
      expect(meta('og:url'), name).toBe(own);
      expect(meta('og:title'), name).toBe(title);
      expect(meta('og:description'), name).toBe(description);
      expect(meta('og:locale'), name).toBe(tag.replace('-', '_'));
      const picture = meta('og:image') ?? '';
      expect(picture, name).toContain(`/share/${name}.${tag}.png`);
      expect((await request.head(new URL(picture).pathname)).status(), name).toBe(200);
      seen.titles.add(title);
      seen.descriptions.add(description);
      seen.pictures.add(picture);
    }
    expect(Object.values(seen).map(({ size }) => size)).toEqual(Array(3).fill(listed.length));
  });

  test(`links from an alias to its canonical page, and hides the not-found page from search engines (${tag})`, async ({
    request,
  }) => {
    for (const [alias, name] of [
      ['ios', 'app'],
      ['otpapp', 'app'],
      ['windowslogon', 'logon'],
      ['provider', 'logon'],
    ] as const) {
      const source = await sourceOf(request, `${root}${alias}/`);
      const [canonical] = attributes(source, 'link rel="canonical"', 'href');
      expect(canonical).toBe(`${site.origin}${root}${name}/`);
      expect(thingsOf(source)).toEqual([]);
    }
    const missing = await sourceOf(request, `${root}404.html`);
    expect(attributes(missing, 'meta name="robots"', 'content')).toEqual(['noindex']);
    expect(attributes(missing, 'link rel="canonical"', 'href')).toEqual([]);
  });

  test(`describes apps, questions, and breadcrumbs as structured data (${tag})`, async ({
    request,
    page,
  }) => {
    const things = new Map<string, Thing[]>();
    for (const name of listed)
      things.set(name, thingsOf(await sourceOf(request, pathOf(root, name))));
    const typesOf = (name: string) => things.get(name)?.map((thing) => thing['@type']);
    const program = 'SoftwareApplication';
    expect(typesOf('main')).toEqual([]);
    expect(typesOf('app')).toEqual(['BreadcrumbList', ...Array<string>(6).fill(program)]);
    expect(typesOf('logon')).toEqual(['BreadcrumbList', program, program]);
    expect(typesOf('server')).toEqual(['BreadcrumbList', 'FAQPage']);
    const current = releases.find(({ product }) => product === 'windows-app');
    const windows = things.get('app')?.find(({ name }) => String(name).includes('(Windows)'));
    expect(windows).toMatchObject({
      inLanguage: tag,
      // Search engines don't announce a sample.
      ...(current?.sample ? {} : { softwareVersion: current?.version }),
      operatingSystem: `Windows ${current?.minimum}`,
      offers: { price: 0 },
    });
    expect('softwareVersion' in (windows ?? {})).toBe(!current?.sample);

    await page.goto(`${root}server/`);
    const questions = page.getByRole('term');
    const entities = things.get('server')?.[1]?.['mainEntity'] as readonly {
      readonly name: string;
    }[];
    await expect(questions).toHaveText(entities.map(({ name }) => name));
    expect(JSON.stringify(entities)).not.toMatch(/<|>/);
  });

  test(`lists every release in the feed (${tag})`, async ({ request }) => {
    const [path = ''] = attributes(
      await sourceOf(request, root),
      'link rel="alternate" type="application/atom\\+xml"',
      'href',
    );
    const feed = await sourceOf(request, path);
    expect(feed).toContain(`xml:lang="${tag}"`);
    expect(feed.match(/<entry>/g)).toHaveLength(releases.length);
    for (const { product, version, date, changes } of releases) {
      expect(feed).toContain(`,${date}:${product}/${version}</id>`);
      for (const change of changes[tag] ?? []) expect(feed).toContain(change);
    }
    const days = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, day]) => day ?? '');
    expect(days.slice(1)).toEqual(days.slice(1).toSorted().toReversed());
    expect(days[0]).toBe(days[1]);
  });
}

test('links each page in the sitemap to its existing translations only', async ({ request }) => {
  const sitemap = await sourceOf(request, '/sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const path = new URL(address ?? '').pathname;
    const source = await sourceOf(request, path);
    const tags = attributes(source, 'link rel="alternate" hreflang', 'hreflang');
    const targets = attributes(source, 'link rel="alternate" hreflang', 'href');
    expect(targets, path).toContain(address);
    expect(tags.filter((tag) => tag === 'x-default')).toHaveLength(1);
    const name = path.split('/').at(-2) ?? '';
    for (const [index, tag] of tags.entries()) {
      expect(addresses, path).toContain(targets[index]);
      if (tag !== 'x-default' && existsSync(`src/content/en-US/${name}.md`))
        expect(existsSync(`src/content/${tag}/${name}.md`), `${name} ${tag}`).toBe(true);
    }
  }
});

test('names the sitemap in robots.txt, and contact and expiry in security.txt', async ({
  request,
}) => {
  expect(await sourceOf(request, '/robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  const security = await sourceOf(request, '/.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${site.security.email}\n`);
  expect(security).toContain(`Canonical: ${site.origin}/.well-known/security.txt\n`);
  const expires = /^Expires: (.*)$/m.exec(security)?.[1] ?? '';
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

for (const { tag, root } of languages)
  test(`serves a robots.txt that Lighthouse can fetch from the page and finds valid (${tag})`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(root);
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { resource } = await session.send('Network.loadNetworkResource', {
      frameId: frameTree.frame.id,
      url: `${baseURL}/robots.txt`,
      options: { disableCache: true, includeCredentials: true },
    });
    const { data } = await session.send('IO.read', { handle: resource.stream ?? '' });
    const artifacts = { RobotsTxt: { status: resource.httpStatusCode, content: data } };
    expect(RobotsTxt.audit(artifacts as Parameters<typeof RobotsTxt.audit>[0])).toMatchObject({
      score: 1,
    });
  });

test('shows the not-found page with working links at any path depth', async ({ page, request }) => {
  const source = await sourceOf(request, '/404.html');
  for (const address of [
    ...attributes(source, 'a', 'href'),
    ...attributes(source, 'link', 'href'),
    ...attributes(source, 'img', 'src'),
  ])
    expect(address).toMatch(/^(\/|#|https:|mailto:|data:image\/svg)/);
  await page.route('**/a/deep/path', (route) =>
    route.fulfill({ body: source, status: 200, contentType: 'text/html' }),
  );
  await page.goto('/a/deep/path');
  await waitUntilReady(page);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/#/');
});

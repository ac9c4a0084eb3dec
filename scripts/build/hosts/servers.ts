import {
  commonHeaders,
  daily,
  filePolicy,
  immutable,
  revalidate,
  workerPolicy,
} from './headers.ts';
import { type DocumentPolicies, hashedFolders, namedFolders, policyFor } from './hostHeaders.ts';
import type { Page } from '../pages.ts';

const folders = (names: readonly string[]) => `~^/(${names.join('|')})/`;

function nginxMap(name: string, from: string, values: readonly (readonly [string, string])[]) {
  const lines = values.map(([key, value]) => `  ${key} "${value}";`);
  return `map ${from} $${name} {\n${lines.join('\n')}\n}\n`;
}

/** For each style, what matches the addresses of its documents in every language. */
function addressesByStyle({ styleOf }: DocumentPolicies, pages: readonly Page[]) {
  const places = new Map<string, Set<string>>();
  for (const page of pages)
    for (const file of page.files) {
      const style = styleOf(page);
      const place = file.replace(`${page.language}/`, '').replace(/index\.html$/, '');
      places.set(style, (places.get(style) ?? new Set()).add(place.replace('.', '\\.')));
    }
  return [...places].map(
    ([style, own]) =>
      [`~^/([a-z]+-[A-Z]+/)?(${[...own].join('|')})(index\\.html)?$`, style] as const,
  );
}

/** For nginx, inside `http`: see deploy/nginx/nginx.conf. */
export function nginxFile(
  policies: DocumentPolicies,
  pages: readonly Page[],
  languages: readonly string[],
): string {
  const spellings = new Map(
    pages.flatMap(({ files }) =>
      files
        .filter((file) => file.endsWith('/index.html'))
        .map((file) => [file.toLowerCase(), `/${file.replace(/index\.html$/, '')}`] as const),
    ),
  );
  return [
    nginxMap('site_style', '$uri', [
      ['default', [...new Set(pages.map(policies.styleOf))].join(' ')],
      ...addressesByStyle(policies, pages),
    ]),
    nginxMap('site_policy', '$uri', [
      ['default', policies.policyWith(['$site_style'])],
      [folders([...hashedFolders, ...namedFolders]), filePolicy],
      ['/sw.js', workerPolicy],
    ]),
    nginxMap('site_caching', '$uri', [
      ['default', revalidate],
      [folders(hashedFolders), immutable],
      [folders(namedFolders), daily],
    ]),
    nginxMap('site_not_found', '$request_uri', [
      ['default', '/404.html'],
      ...languages.map((tag) => [`~*^/${tag}/`, `/${tag}/404.html`] as const),
    ]),
    nginxMap('site_spelling', '$uri', [
      ['default', ''],
      ...[...spellings.values()].map((path) => [`~*^${path.slice(0, -1)}/?$`, path] as const),
    ]),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    // The tag says the same, and more exactly.
    'add_header Last-Modified "";',
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ]
    .join('\n')
    .concat('\n');
}

/** For Caddy, inside the site's block: see deploy/caddy/Caddyfile. */
export function caddyFile(policies: DocumentPolicies, pages: readonly Page[]): string {
  const all = folderPaths([...hashedFolders, ...namedFolders]);
  const lines = [
    ...Object.entries(commonHeaders).map(([name, value]) => `header ${name} "${value}"`),
    `@files path ${all}`,
    `@hashed path ${folderPaths(hashedFolders)}`,
    `@named path ${folderPaths(namedFolders)}`,
    `@others not path ${all} /sw.js`,
    `@revalidated not path ${all}`,
    `header @files Content-Security-Policy "${filePolicy}"`,
    `header /sw.js Content-Security-Policy "${workerPolicy}"`,
    `header @others Content-Security-Policy "${policyFor(policies, pages)}"`,
    `header @hashed Cache-Control "${immutable}"`,
    `header @named Cache-Control "${daily}"`,
    `header @revalidated Cache-Control "${revalidate}"`,
  ];
  return `${lines.join('\n')}\n`;
}

function folderPaths(names: readonly string[]): string {
  return names.map((name) => `/${name}/*`).join(' ');
}

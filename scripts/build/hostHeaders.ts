import {
  commonHeaders,
  daily,
  filePolicy,
  frameAncestors,
  immutable,
  revalidate,
  workerPolicy,
} from './headers.ts';
import type { Page } from './pages.ts';

/** Headers by path; `*` stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const hashedFolders = ['assets', 'words'];
const namedFolders = ['pictures', 'video', 'downloads', 'share', 'brand'];

/** The first folder of every document, and the documents that stand in none. */
function documentPaths(pages: readonly Page[]): string[] {
  const paths = pages.flatMap(({ files }) =>
    files.map((file) => {
      const [folder = '', ...rest] = file.split('/');
      return rest.length > 0 ? `/${folder}/*` : `/${folder}`;
    }),
  );
  return ['/', ...new Set(paths)];
}

/**
 * The one source of all headers. Where several rules match a path, some hosts join the values of a
 * header and others replace them: so no two rules for one path name the same header.
 */
export function headerRules(policy: readonly string[], pages: readonly Page[]): HeaderRule[] {
  const document = {
    'Content-Security-Policy': [...policy, frameAncestors].join('; '),
    'Cache-Control': revalidate,
  };
  const file = (caching: string) => ({
    'Content-Security-Policy': filePolicy,
    'Cache-Control': caching,
  });
  return [
    { path: '/*', headers: commonHeaders },
    ...documentPaths(pages).map((path) => ({ path, headers: document })),
    ...hashedFolders.map((folder) => ({ path: `/${folder}/*`, headers: file(immutable) })),
    ...namedFolders.map((folder) => ({ path: `/${folder}/*`, headers: file(daily) })),
    {
      path: '/sw.js',
      headers: { 'Content-Security-Policy': workerPolicy, 'Cache-Control': revalidate },
    },
  ];
}

/** For static hosts that read `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}

/** For static hosts that read `_redirects`: languages in any case, and their own not-found page. */
export function redirectsFile(languages: readonly string[]): string {
  return languages
    .flatMap((tag) => [
      `/${tag.toLowerCase()}/* /${tag}/:splat 301`,
      `/${tag}/* /${tag}/404.html 404`,
    ])
    .join('\n')
    .concat('\n');
}

const folders = (names: readonly string[]) => `~^/(${names.join('|')})/`;
const policyOf = (policy: readonly string[]) => [...policy, frameAncestors].join('; ');

function nginxMap(name: string, from: string, values: readonly (readonly [string, string])[]) {
  const lines = values.map(([key, value]) => `  ${key} "${value}";`);
  return `map ${from} $${name} {\n${lines.join('\n')}\n}\n`;
}

/** For nginx, inside `http`: see deploy/nginx/nginx.conf. */
export function nginxFile(
  policy: readonly string[],
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
    nginxMap('site_policy', '$uri', [
      ['default', policyOf(policy)],
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
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ]
    .join('\n')
    .concat('\n');
}

/** For Caddy, inside the site's block: see deploy/caddy/Caddyfile. */
export function caddyFile(policy: readonly string[]): string {
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
    `header @others Content-Security-Policy "${policyOf(policy)}"`,
    `header @hashed Cache-Control "${immutable}"`,
    `header @named Cache-Control "${daily}"`,
    `header @revalidated Cache-Control "${revalidate}"`,
  ];
  return `${lines.join('\n')}\n`;
}

function folderPaths(names: readonly string[]): string {
  return names.map((name) => `/${name}/*`).join(' ');
}

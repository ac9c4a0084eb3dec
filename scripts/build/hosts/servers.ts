import {
  commonHeaders,
  daily,
  filePolicy,
  immutable,
  revalidate,
  workerPolicy,
} from './headers.ts';
import { hashedFolders, namedFolders } from './hostHeaders.ts';
import type { Page } from '../pages.ts';

const folders = (names: readonly string[]) => `~^/(${names.join('|')})/`;

function nginxMap(name: string, from: string, values: readonly (readonly [string, string])[]) {
  const lines = values.map(([key, value]) => `  ${key} "${value}";`);
  return `map ${from} $${name} {\n${lines.join('\n')}\n}\n`;
}

/** The address of every document but the first, in its one spelling. */
function documentPaths(pages: readonly Pick<Page, 'files'>[]): string[] {
  const files = pages.flatMap((page) => page.files).filter((file) => file.endsWith('/index.html'));
  const paths = files.map((file) => `/${file.replace(/index\.html$/, '')}`);
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

/** For nginx, inside `http`: see deploy/nginx/nginx.conf. */
export function nginxFile(
  policy: string,
  pages: readonly Pick<Page, 'files'>[],
  languages: readonly string[],
): string {
  return [
    nginxMap('site_policy', '$uri', [
      ['default', policy],
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
      ...documentPaths(pages).map((path) => [`~*^${path}?$`, path] as const),
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
export function caddyFile(policy: string, pages: readonly Pick<Page, 'files'>[]): string {
  const all = folderPaths([...hashedFolders, ...namedFolders]);
  const lines = [
    'map {path} {site_spelling} {',
    ...documentPaths(pages).map((path) => `  ~(?i)^${path}?$ ${path}`),
    '  default {path}',
    '}',
    // A document may stand in two spellings of its own.
    ...['==', '!='].flatMap((compares, place) => [
      `@respelled${place} {`,
      `  expression \`{site_spelling} != {path} && {query} ${compares} ""\``,
      '  not file {path}index.html',
      '}',
      `redir @respelled${place} {site_spelling}${place === 0 ? '' : '?{query}'} 301`,
    ]),
    ...Object.entries(commonHeaders).map(([name, value]) => `header ${name} "${value}"`),
    `@files path ${all}`,
    `@hashed path ${folderPaths(hashedFolders)}`,
    `@named path ${folderPaths(namedFolders)}`,
    `@others not path ${all} /sw.js`,
    `@revalidated not path ${all}`,
    `header @files Content-Security-Policy "${filePolicy}"`,
    `header /sw.js Content-Security-Policy "${workerPolicy}"`,
    `header @others Content-Security-Policy "${policy}"`,
    `header @hashed Cache-Control "${immutable}"`,
    `header @named Cache-Control "${daily}"`,
    `header @revalidated Cache-Control "${revalidate}"`,
    'handle_errors {',
    // The not-found document of the first folder's language, else the one at the root.
    '  try_files /{http.request.uri.path.0}/404.html /404.html',
    `  header Content-Security-Policy "${policy}"`,
    `  header Cache-Control "${revalidate}"`,
    '  file_server',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

function folderPaths(names: readonly string[]): string {
  return names.map((name) => `/${name}/*`).join(' ');
}

import type { Page } from '../pages.ts';
import { commonHeaders, documentHeaders, fileRules } from './headers.ts';

/** As much of the pages as hosts need. */
type Documents = readonly Pick<Page, 'files'>[];

/** The first folder of every document, and the documents that stand in none. */
function documentFolders(pages: Documents): Set<string> {
  const paths = new Set(['/']);
  for (const file of pages.flatMap(({ files }) => files)) {
    const [folder = '', ...rest] = file.split('/');
    paths.add(rest.length > 0 ? `/${folder}/*` : `/${folder}`);
  }
  return paths;
}

/** The address of every document but the first, in its one spelling. */
function documentPaths(pages: Documents): string[] {
  const files = pages.flatMap((page) => page.files).filter((file) => file.endsWith('/index.html'));
  const paths = files.map((file) => `/${file.replace(/index\.html$/, '')}`);
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

/**
 * For static hosts that read `_headers`. Where several rules match a path, some hosts join the values
 * of a header and others replace them: so no two rules for one path name the same header.
 */
export function headersFile(policy: string, pages: Documents): string {
  const headers = documentHeaders(policy);
  const rules = [
    { path: '/*', headers: commonHeaders },
    ...[...documentFolders(pages)].map((path) => ({ path, headers })),
    ...fileRules,
  ].map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    return [rule.path, ...lines].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}

/** For static hosts that read `_redirects`: languages in any case, and their own not-found page. */
export function redirectsFile(languages: readonly string[]): string {
  return languages
    .map((tag) => `/${tag.toLowerCase()}/* /${tag}/:splat 301\n/${tag}/* /${tag}/404.html 404\n`)
    .join('');
}

function nginxMap(name: string, from: string, values: readonly (readonly [string, string])[]) {
  const lines = values.map(([key, value]) => `  ${key} "${value}";`);
  return `map ${from} $${name} {\n${lines.join('\n')}\n}`;
}

/** For nginx, inside `http`: see deploy/nginx/nginx.conf. */
export function nginxFile(policy: string, pages: Documents, languages: readonly string[]): string {
  const usual = documentHeaders(policy);
  const mapOf = (variable: string, header: keyof typeof usual) =>
    nginxMap(variable, '$uri', [
      ['default', usual[header]],
      ...fileRules.map(
        ({ path, headers }) => [path.replace(/(.*)\*$/, '~^$1'), headers[header]] as const,
      ),
    ]);
  const lines = [
    mapOf('site_policy', 'Content-Security-Policy'),
    mapOf('site_caching', 'Cache-Control'),
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
  ];
  return `${lines.join('\n')}\n`;
}

/** For Caddy, inside the site's block: see deploy/caddy/Caddyfile. */
export function caddyFile(policy: string, pages: Documents): string {
  const linesOf = (matcher: string, headers: object) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher} ${name} "${value}"`);
  const usual = documentHeaders(policy);
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
    ...linesOf('*', commonHeaders),
    ...fileRules.flatMap(({ path, headers }) => linesOf(path, headers)),
    `@others not path ${fileRules.map(({ path }) => path).join(' ')}`,
    ...linesOf('@others', usual),
    'handle_errors {',
    // The not-found document of the first folder's language, else the one at the root.
    '  try_files /{http.request.uri.path.0}/404.html /404.html',
    ...linesOf('*', usual).map((line) => `  ${line}`),
    '  file_server',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

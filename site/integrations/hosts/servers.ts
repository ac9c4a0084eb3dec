/** Configuration files for hosts: response headers, and redirects to the canonical address of a page. */
import { commonHeaders, fileRules, pageHeaders } from './headers.ts';

export interface HostedSite {
  /** The path that the site is hosted under, with a slash at both ends. */
  readonly base: string;
  /** The content security policy of all pages. */
  readonly policy: string;
  /** The files of the pages, relative to dist/, such as `otpqr/check/index.html`. */
  readonly pages: readonly string[];
  /** The locales that have a folder, which is all but the default locale. */
  readonly locales: readonly string[];
}

/** Returns path patterns that match all pages: `<first folder>/*` for pages in folders, otherwise the page's file. */
function pagePatterns({ base, pages }: HostedSite): string[] {
  const patterns = pages.map((file) => {
    const [folder = '', ...rest] = file.split('/');
    return base + (rest.length > 0 ? `${folder}/*` : folder);
  });
  return [...new Set([base, ...patterns])];
}

/**
 * Returns the canonical paths of all pages except the host's root. If two paths differ only in case, the last one wins.
 */
function pagePaths({ base, pages }: HostedSite): string[] {
  const paths = pages
    .filter((file) => file.endsWith('/index.html') || (file === 'index.html' && base !== '/'))
    .map((file) => base + file.replace(/index\.html$/, ''));
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

/**
 * Returns the `_headers` file for Netlify, Cloudflare and the server of `npm start`. If two rules match a path, some
 * hosts join the values of a header and others replace them. So two rules that match one path never set the same
 * header.
 */
export function headersFile(site: HostedSite): string {
  const rules = [
    { path: `${site.base}*`, headers: commonHeaders },
    ...pagePatterns(site).map((path) => ({ path, headers: pageHeaders(site.policy) })),
    ...fileRules(site.base),
  ].map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines].join('\n');
  });
  return `${rules.join('\n\n')}\n`;
}

/**
 * Returns the `_redirects` file for the same hosts. It redirects a lower-case locale to its canonical case, and shows
 * the not-found page of each locale.
 */
export function redirectsFile({ base, locales }: HostedSite): string {
  return locales
    .map(
      (locale) =>
        `${base}${locale.toLowerCase()}/* ${base}${locale}/:splat 301\n` +
        `${base}${locale}/* ${base}${locale}/404.html 404\n`,
    )
    .join('');
}

function nginxMap(name: string, from: string, values: readonly (readonly [string, string])[]) {
  const lines = values.map(([key, value]) => `  ${key} "${value}";`);
  return `map ${from} $${name} {\n${lines.join('\n')}\n}`;
}

/** Returns the nginx settings that deploy/nginx/nginx.conf includes in its `http` block. */
export function nginxFile(site: HostedSite): string {
  const { base, locales, policy } = site;
  const headersOfPages = pageHeaders(policy);
  const headerMap = (variable: string, header: keyof typeof headersOfPages) =>
    nginxMap(variable, '$uri', [
      ['default', headersOfPages[header]],
      ...fileRules(base).map(
        ({ path, headers }) => [path.replace(/(.*)\*$/, '~^$1'), headers[header]] as const,
      ),
    ]);
  const lines = [
    headerMap('site_policy', 'Content-Security-Policy'),
    headerMap('site_caching', 'Cache-Control'),
    nginxMap('site_not_found', '$request_uri', [
      ['default', `${base}404.html`],
      ...locales.map((locale) => [`~*^${base}${locale}/`, `${base}${locale}/404.html`] as const),
    ]),
    nginxMap('site_canonical_path', '$uri', [
      ['default', ''],
      ...pagePaths(site).map((path) => [`~*^${path}?$`, path] as const),
    ]),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    // The ETag is more precise: it identifies the content.
    'add_header Last-Modified "";',
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the Caddy settings that deploy/caddy/Caddyfile imports in its site block. */
export function caddyFile(site: HostedSite): string {
  const { base, policy } = site;
  const linesOf = (matcher: string, headers: object) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher} ${name} "${value}"`);
  const rules = fileRules(base);
  const depth = base.split('/').length - 2;
  const lines = [
    'map {path} {site_canonical_path} {',
    ...pagePaths(site).map((path) => `  ~(?i)^${path}?$ ${path}`),
    '  default {path}',
    '}',
    // If a page exists in two cases (windowsLogon/, windowslogon/), don't redirect one to the other.
    ...['==', '!='].flatMap((comparison, index) => [
      `@noncanonical${index} {`,
      `  expression \`{site_canonical_path} != {path} && {query} ${comparison} ""\``,
      '  not file {path}index.html',
      '}',
      `redir @noncanonical${index} {site_canonical_path}${index === 0 ? '' : '?{query}'} 301`,
    ]),
    ...linesOf('*', commonHeaders),
    ...rules.flatMap(({ path, headers }) => linesOf(path, headers)),
    `@pages not path ${rules.map(({ path }) => path).join(' ')}`,
    ...linesOf('@pages', pageHeaders(policy)),
    'handle_errors {',
    // Show the not-found page of the locale in the path, or else the default locale's.
    `  try_files ${base}{http.request.uri.path.${depth}}/404.html ${base}404.html`,
    ...linesOf('*', pageHeaders(policy)).map((line) => `  ${line}`),
    '  file_server',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

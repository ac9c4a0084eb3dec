/** Files that tell hosts which headers to send and which address of a page is the right one. */
import { commonHeaders, fileRules, pageHeaders } from './headers.ts';

export interface HostedSite {
  /** The path that the site is hosted under, with a slash at both ends. */
  readonly base: string;
  /** The content security policy of all pages. */
  readonly policy: string;
  /** The pages' files below dist/: `otpqr/check/index.html`. */
  readonly pages: readonly string[];
  /** The locales that have a folder. */
  readonly locales: readonly string[];
}

/** Lists the paths of all pages as patterns: their first folder, or their file. */
function pagePatterns({ base, pages }: HostedSite): string[] {
  const patterns = pages.map((file) => {
    const [folder = '', ...rest] = file.split('/');
    return base + (rest.length > 0 ? `${folder}/*` : folder);
  });
  return [...new Set([base, ...patterns])];
}

/** Lists the paths of all pages but the first. A page may have two spellings: the last one counts. */
function pagePaths({ base, pages }: HostedSite): string[] {
  const paths = pages
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => base + file.replace(/index\.html$/, ''));
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

/**
 * Returns the `_headers` file of Netlify, Cloudflare and the server of `npm start`. If two rules match a path,
 * some hosts join the values of a header and others replace them. So no two rules for one path name the same
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

/** Returns the `_redirects` file of the same hosts: a locale in any case, and each locale's not-found page. */
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

/** Returns the settings of nginx. deploy/nginx/nginx.conf includes them in `http`. */
export function nginxFile(site: HostedSite): string {
  const { base, locales, policy } = site;
  const ofPages = pageHeaders(policy);
  const mapOf = (variable: string, header: keyof typeof ofPages) =>
    nginxMap(variable, '$uri', [
      ['default', ofPages[header]],
      ...fileRules(base).map(
        ({ path, headers }) => [path.replace(/(.*)\*$/, '~^$1'), headers[header]] as const,
      ),
    ]);
  const lines = [
    mapOf('site_policy', 'Content-Security-Policy'),
    mapOf('site_caching', 'Cache-Control'),
    nginxMap('site_not_found', '$request_uri', [
      ['default', `${base}404.html`],
      ...locales.map((locale) => [`~*^${base}${locale}/`, `${base}${locale}/404.html`] as const),
    ]),
    nginxMap('site_spelling', '$uri', [
      ['default', ''],
      ...pagePaths(site).map((path) => [`~*^${path}?$`, path] as const),
    ]),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    // The entity tag is more exact.
    'add_header Last-Modified "";',
    ...Object.entries(commonHeaders).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the settings of Caddy. deploy/caddy/Caddyfile imports them in the block of the site. */
export function caddyFile(site: HostedSite): string {
  const { base, policy } = site;
  const linesOf = (matcher: string, headers: object) =>
    Object.entries(headers).map(([name, value]) => `header ${matcher} ${name} "${value}"`);
  const rules = fileRules(base);
  const depth = base.split('/').length - 2;
  const lines = [
    'map {path} {site_spelling} {',
    ...pagePaths(site).map((path) => `  ~(?i)^${path}?$ ${path}`),
    '  default {path}',
    '}',
    // A page that exists in two spellings isn't redirected from one to the other.
    ...['==', '!='].flatMap((comparison, index) => [
      `@respelled${index} {`,
      `  expression \`{site_spelling} != {path} && {query} ${comparison} ""\``,
      '  not file {path}index.html',
      '}',
      `redir @respelled${index} {site_spelling}${index === 0 ? '' : '?{query}'} 301`,
    ]),
    ...linesOf('*', commonHeaders),
    ...rules.flatMap(({ path, headers }) => linesOf(path, headers)),
    `@others not path ${rules.map(({ path }) => path).join(' ')}`,
    ...linesOf('@others', pageHeaders(policy)),
    'handle_errors {',
    // The not-found page of the locale in the path, otherwise the one of the default locale.
    `  try_files ${base}{http.request.uri.path.${depth}}/404.html ${base}404.html`,
    ...linesOf('*', pageHeaders(policy)).map((line) => `  ${line}`),
    '  file_server',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

import {
  commonHeaders,
  daily,
  filePolicy,
  immutable,
  revalidate,
  workerPolicy,
} from './headers.ts';
import type { Page } from '../pages.ts';

/** Headers by path; `*` stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const hashedFolders = ['assets', 'words'];
export const namedFolders = ['pictures', 'video', 'downloads', 'share', 'brand', 'notes'];

/** The first folder of every document, and the documents that stand in none. */
function documentPaths(pages: readonly Pick<Page, 'files'>[]): Set<string> {
  const paths = new Set(['/']);
  for (const file of pages.flatMap(({ files }) => files)) {
    const [folder = '', ...rest] = file.split('/');
    paths.add(rest.length > 0 ? `/${folder}/*` : `/${folder}`);
  }
  return paths;
}

/**
 * The one source of all headers. Where several rules match a path, some hosts join the values of a
 * header and others replace them: so no two rules for one path name the same header.
 */
export function headerRules(policy: string, pages: readonly Pick<Page, 'files'>[]): HeaderRule[] {
  const document = { 'Content-Security-Policy': policy, 'Cache-Control': revalidate };
  const file = (caching: string) => ({
    'Content-Security-Policy': filePolicy,
    'Cache-Control': caching,
  });
  return [
    { path: '/*', headers: commonHeaders },
    ...[...documentPaths(pages)].map((path) => ({ path, headers: document })),
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

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
export const namedFolders = ['pictures', 'video', 'downloads', 'share', 'brand'];

/** What documents are allowed, their own styles and no others’. */
export interface DocumentPolicies {
  /** The hash of the style that a page's document holds. */
  readonly styleOf: (page: Page) => string;
  readonly policyWith: (styleHashes: readonly string[]) => string;
}

/** One policy for several pages. */
export function policyFor(
  { styleOf, policyWith }: DocumentPolicies,
  pages: readonly Page[],
): string {
  return policyWith([...new Set(pages.map(styleOf))]);
}

/** The first folder of every document with its pages, and the documents that stand in none. */
function documentPaths(pages: readonly Page[]): Map<string, Page[]> {
  const paths = new Map<string, Page[]>();
  for (const page of pages)
    for (const file of page.files) {
      const [folder = '', ...rest] = file.split('/');
      const path = rest.length > 0 ? `/${folder}/*` : `/${folder}`;
      for (const one of path === '/index.html' ? ['/', path] : [path])
        paths.set(one, [...(paths.get(one) ?? []), page]);
    }
  return paths;
}

/**
 * The one source of all headers. Where several rules match a path, some hosts join the values of a
 * header and others replace them: so no two rules for one path name the same header.
 */
export function headerRules(policies: DocumentPolicies, pages: readonly Page[]): HeaderRule[] {
  const document = (own: readonly Page[]) => ({
    'Content-Security-Policy': policyFor(policies, own),
    'Cache-Control': revalidate,
  });
  const file = (caching: string) => ({
    'Content-Security-Policy': filePolicy,
    'Cache-Control': caching,
  });
  return [
    { path: '/*', headers: commonHeaders },
    ...[...documentPaths(pages)].map(([path, own]) => ({ path, headers: document(own) })),
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

import { readFileSync } from 'node:fs';
import { dark, light } from '../../artwork/brand/colors.ts';
import * as site from '../../site.config.ts';
import { manifestPath } from '../../src/offline/appManifest.ts';
import { escapeText } from './escape.ts';
import { connectPolicy } from './hosts/headers.ts';
import { iconsOf } from './icons.ts';
import type { Page } from './pages.ts';
import type { Thing } from './structuredData.ts';
import { type Catalog, isRightToLeft, textOf } from './vite/catalogs.ts';

/** In the document itself: browsers ask for it before they have painted anything. */
const favicon = `data:image/svg+xml,${readFileSync(
  new URL('../../public/favicon.svg', import.meta.url),
  'utf8',
)
  .trim()
  .replaceAll('"', "'")
  .replaceAll(/[#%<>{} ]/g, encodeURIComponent)}`;

/** What differs between documents beside the facts of their pages. */
interface DocumentParts {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly words: Catalog;
  /** The policy for browsers that get the file from a host that sends no headers. */
  readonly policy: string;
  readonly headScript: string;
  /** Addresses of the modules that hydrate the document, the entry first. */
  readonly modules: readonly string[];
  readonly style: string;
  /** Names of the style sheets whose text is in `style`, without folder and ending. */
  readonly styleSheets: readonly string[];
  /** Address of the typeface, which is fetched before the style is read. */
  readonly font: string;
  readonly things: readonly Thing[];
}

/** The same screen in every language, and the one for all others; none where it is not translated. */
function translations({ alternates, defaultAddress }: Page): string[] {
  if (alternates.length === 0) return [];
  return [...alternates, ['x-default', defaultAddress] as const].map(
    ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${address}">`,
  );
}

function searchHead(page: Page, { title, description, things }: DocumentParts): string[] {
  if (!page.listed) return ['<meta name="robots" content="noindex">'];
  const brand = escapeText(site.brand);
  return [
    `<link rel="canonical" href="${page.canonical}">`,
    ...translations(page),
    `<link rel="alternate" type="application/atom+xml" title="${brand}" href="${page.feed}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${brand}">`,
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    `<meta property="og:url" content="${page.canonical}">`,
    `<meta property="og:image" content="${page.image}">`,
    `<meta property="og:locale" content="${page.language.replace('-', '_')}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    // Browsers run no script of this type: the policy needs no hash for it.
    ...things.map((thing) => {
      const text = JSON.stringify(thing).replaceAll('<', '\\u003c');
      return `<script type="application/ld+json">${text}</script>`;
    }),
  ];
}

/** The notice that a part of the page did not arrive. It keeps its language when the page changes. */
function incompleteNotice(words: Catalog, language: string): string {
  const text = (key: string) => escapeText(textOf(words, `incomplete.${key}`));
  return `<div id="incomplete" role="alert" lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}" hidden><p><strong>${text('title')}</strong> ${text('text')}</p><button type="button" class="button">${text('again')}</button></div>`;
}

/** One document of the site, whole. */
export function writeDocument(page: Page, parts: DocumentParts): string {
  const { language, screen, name, tool, noted } = page;
  const head = [
    '<meta charset="utf-8">',
    ...[parts.policy, connectPolicy].map(
      (policy) => `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`,
    ),
    '<meta name="viewport" content="width=device-width">',
    // Before its style is known, a document that is being left has the system's ground in dark, too.
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeText(parts.title)}</title>`,
    `<meta name="description" content="${escapeText(parts.description)}">`,
    `<script data-font="${parts.font}" data-modules="${parts.modules.join(' ')}">${parts.headScript}</script>`,
    // The loader sees there which sheets' rules are here already.
    `<style data-sheets="${parts.styleSheets.join(' ')}">${parts.style}</style>`,
    ...Object.entries({ light, dark }).map(
      ([theme, { ground }]) =>
        `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: ${theme})">`,
    ),
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Where script runs, src/offline/register.ts names it once the page answers.
    `<noscript><link rel="manifest" href="${manifestPath}"></noscript>`,
    ...searchHead(page, parts),
  ];
  return `<!doctype html>
<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''} data-screen="${screen}" data-name="${name}"${tool ? ` data-tool="${tool}"` : ''}${noted ? ` data-noted="${noted}"` : ''}>
<head>
${head.join('\n')}
</head>
<body><div id="root">${parts.html}</div>
${iconsOf(parts.html)}
${incompleteNotice(parts.words, language)}</body>
</html>
`;
}

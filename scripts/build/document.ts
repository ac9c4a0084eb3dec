import { readFileSync } from 'node:fs';
import { manifestPath } from '../../src/offline/appManifest.ts';
import { escapeText } from './escape.ts';
import { connectPolicy } from './hosts/headers.ts';
import { iconsOf } from './icons.ts';
import type { Thing } from './structuredData.ts';

/** In the document itself: browsers ask for it before they have painted anything. */
const favicon = `data:image/svg+xml,${readFileSync(
  new URL('../../public/favicon.svg', import.meta.url),
  'utf8',
)
  .trim()
  .replaceAll('"', "'")
  .replaceAll(/[#%<>{} ]/g, encodeURIComponent)}`;

/** Everything that differs between documents. */
export interface DocumentParts {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly screen: string;
  /** The screen's name as addressed, in lower case; empty for main. */
  readonly name: string;
  /** The tool of the lab; undefined on other screens. */
  readonly tool: string | undefined;
  /** The app whose notes are shown alone; undefined elsewhere. */
  readonly noted: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The policy for browsers that get the file from a host that sends no headers. */
  readonly policy: string;
  readonly headScript: string;
  /** Addresses of the modules that hydrate the document, the entry first. */
  readonly modules: readonly string[];
  /** The notice that a part of the page did not arrive. */
  readonly incomplete: Readonly<Record<'title' | 'text' | 'again', string>>;
  readonly style: string;
  /** Address of the typeface, which is fetched before the style is read. */
  readonly font: string;
  /** Names of the style sheets whose text is in `style`, without folder and ending. */
  readonly styleSheets: readonly string[];
  readonly canonical: string;
  /** The same screen in every language: tag and address. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly defaultAddress: string;
  readonly image: string;
  /** The address of the feed of releases. */
  readonly feed: string;
  readonly things: readonly Thing[];
  readonly brand: string;
  readonly listed: boolean;
}

/** The same screen in every language, and the one for all others; none where it is not translated. */
function translations({ alternates, defaultAddress }: DocumentParts): string[] {
  if (alternates.length === 0) return [];
  return [...alternates, ['x-default', defaultAddress] as const].map(
    ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${address}">`,
  );
}

function searchHead(parts: DocumentParts): string[] {
  if (!parts.listed) return ['<meta name="robots" content="noindex">'];
  return [
    `<link rel="canonical" href="${parts.canonical}">`,
    ...translations(parts),
    `<link rel="alternate" type="application/atom+xml" title="${escapeText(parts.brand)}" href="${parts.feed}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeText(parts.brand)}">`,
    `<meta property="og:title" content="${escapeText(parts.title)}">`,
    `<meta property="og:description" content="${escapeText(parts.description)}">`,
    `<meta property="og:url" content="${parts.canonical}">`,
    `<meta property="og:image" content="${parts.image}">`,
    `<meta property="og:locale" content="${parts.language.replace('-', '_')}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    // Browsers run no script of this type: the policy needs no hash for it.
    ...parts.things.map((thing) => {
      const text = JSON.stringify(thing).replaceAll('<', '\\u003c');
      return `<script type="application/ld+json">${text}</script>`;
    }),
  ];
}

function incompleteNotice({ title, text, again }: DocumentParts['incomplete']): string {
  return `<div id="incomplete" role="alert" hidden><p><strong>${escapeText(title)}</strong> ${escapeText(text)}</p><button type="button" class="button">${escapeText(again)}</button></div>`;
}

/** One document of the site, whole. */
export function writeDocument(parts: DocumentParts): string {
  const head = [
    '<meta charset="utf-8">',
    ...[parts.policy, connectPolicy].map(
      (policy) => `<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">`,
    ),
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeText(parts.title)}</title>`,
    `<meta name="description" content="${escapeText(parts.description)}">`,
    `<script data-font="${parts.font}" data-modules="${parts.modules.join(' ')}">${parts.headScript}</script>`,
    // The loader sees there which sheets' rules are here already.
    `<style data-sheets="${parts.styleSheets.join(' ')}">${parts.style}</style>`,
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#121317" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    // Where script runs, src/offline/register.ts names it once the page answers.
    `<noscript><link rel="manifest" href="${manifestPath}"></noscript>`,
    ...searchHead(parts),
  ];
  return `<!doctype html>
<html lang="${parts.language}"${parts.direction === 'rtl' ? ' dir="rtl"' : ''} data-screen="${parts.screen}" data-name="${parts.name}"${parts.tool ? ` data-tool="${parts.tool}"` : ''}${parts.noted ? ` data-noted="${parts.noted}"` : ''}>
<head>
${head.join('\n')}
</head>
<body><div id="root">${parts.html}</div>
${iconsOf(parts.html)}
${incompleteNotice(parts.incomplete)}</body>
</html>
`;
}

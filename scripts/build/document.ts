/** Everything that differs between documents. */
export interface DocumentParts {
  readonly language: string;
  readonly screen: string;
  /** The screen's name as addressed, in lower case; empty for main. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** The policy for browsers that get the file from a host that sends no headers. */
  readonly policy: string;
  readonly headScript: string;
  /** Addresses of the modules that take the document over, the entry first. */
  readonly modules: readonly string[];
  readonly style: string;
  /** Addresses of the style sheets whose text is in `style`. */
  readonly styleSheets: readonly string[];
  readonly canonical: string;
  /** The same screen in every language: tag and address. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly defaultAddress: string;
  readonly image: string;
  readonly brand: string;
  readonly listed: boolean;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function searchHead(parts: DocumentParts): string[] {
  if (!parts.listed) return ['<meta name="robots" content="noindex">'];
  return [
    `<link rel="canonical" href="${parts.canonical}">`,
    ...parts.alternates.map(
      ([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${address}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${parts.defaultAddress}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(parts.brand)}">`,
    `<meta property="og:title" content="${escape(parts.title)}">`,
    `<meta property="og:description" content="${escape(parts.description)}">`,
    `<meta property="og:url" content="${parts.canonical}">`,
    `<meta property="og:image" content="${parts.image}">`,
    `<meta property="og:locale" content="${parts.language.replace('-', '_')}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** One document of the site, whole. */
export function writeDocument(parts: DocumentParts): string {
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escape(parts.policy)}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escape(parts.title)}</title>`,
    `<meta name="description" content="${escape(parts.description)}">`,
    `<script data-modules="${parts.modules.join(' ')}">${parts.headScript}</script>`,
    `<style>${parts.style}</style>`,
    // Disabled sheets are not loaded; they tell the loader that their rules are here already.
    ...parts.styleSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#121317" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...searchHead(parts),
  ];
  return `<!doctype html>
<html lang="${parts.language}" data-screen="${parts.screen}" data-name="${parts.name}">
<head>
${head.join('\n')}
</head>
<body><div id="root">${parts.html}</div></body>
</html>
`;
}

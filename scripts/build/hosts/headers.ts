import { createHash } from 'node:crypto';

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface PolicyParts {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Scheme and host of pictures and video; empty for the site's own. */
  readonly contentHost: string;
}

/** The content security policy of the documents, one directive an entry. */
export function documentPolicy({ scriptHashes, styleHashes, contentHost }: PolicyParts): string[] {
  const content = ["'self'", contentHost].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
    `img-src ${content} data: blob:`,
    `media-src ${content}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ];
}

/**
 * A second policy of every document. Both must allow a request, so a document connects to the
 * robots.txt of its own host and to nothing else: docs/decisions/0008-robots-through-the-page.md.
 */
export const connectPolicy = 'connect-src *:*/robots.txt';

/** What a header can say and a meta element cannot. */
export const frameAncestors = "frame-ancestors 'none'";

/** By these a page could watch a visitor, reach a device or take money: closed to everyone. */
const closedFeatures = `
  accelerometer display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment serial usb`;

/** Headers of every answer. The lab reads QR codes with the camera. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Permissions-Policy': `${closedFeatures.trim().replaceAll(/\s+/g, '=(),')}=(),camera=(self)`,
};

/** The two headers that differ by path. */
interface PathHeaders {
  readonly 'Content-Security-Policy': string;
  readonly 'Cache-Control': string;
}

/** Headers of documents, and of all files that no rule below is for: they are asked for again each time. */
export function documentHeaders(policy: string): PathHeaders {
  return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' };
}

/** Files that are no documents may load nothing: the shortest policy there is. */
const filesIn = (folder: string, caching: string) => ({
  path: `/${folder}/*`,
  headers: { 'Content-Security-Policy': "default-src 'none'", 'Cache-Control': caching },
});

/** Headers of files that are no documents, by path; `*` stands for anything. */
export const fileRules: readonly { readonly path: string; readonly headers: PathHeaders }[] = [
  // Files whose name carries the hash of their content never change.
  ...['assets', 'words'].map((folder) => filesIn(folder, 'public, max-age=31536000, immutable')),
  // These keep their name: a day, then asked for again.
  ...['pictures', 'video', 'downloads', 'share', 'brand', 'notes'].map((folder) =>
    filesIn(folder, 'public, max-age=86400'),
  ),
  // The service worker alone may connect, and to its own host only: it fetches the files it keeps.
  {
    path: '/sw.js',
    headers: documentHeaders("default-src 'none'; script-src 'self'; connect-src 'self'"),
  },
];

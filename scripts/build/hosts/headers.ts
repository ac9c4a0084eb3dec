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

/** Features that browsers know by name: these are closed to everyone. */
const closedFeatures = [
  'accelerometer',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** The lab reads QR codes with it. What is not named, browsers leave to the site alone: autoplay, clipboard. */
const ownFeatures = ['camera'];

const permissions = [
  ...closedFeatures.map((feature) => `${feature}=()`),
  ...ownFeatures.map((feature) => `${feature}=(self)`),
].join(',');

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Permissions-Policy': permissions,
};

/** The service worker alone may connect, and to its own host only: it fetches the files it keeps. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Files that are no documents need nothing, and say so in few bytes. */
export const filePolicy = "default-src 'none'";

/** Files whose name carries the hash of their content never change. */
export const immutable = 'public, max-age=31536000, immutable';

/** Everything else is asked for again, and answered in a few bytes where it has not changed. */
export const revalidate = 'no-cache';

/** Pictures, video and installers keep their name: a day, then asked for again. */
export const daily = 'public, max-age=86400';

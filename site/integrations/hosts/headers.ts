/** Features by which a page could watch a visitor, reach a device or take money. No page may use them. */
const closedFeatures = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The head script tells by the referrer whether a link of the site opened a page (src/client/head.ts).
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  // The lab reads QR codes with the camera.
  'Permissions-Policy': [...closedFeatures.map((name) => `${name}=()`), 'camera=(self)'].join(','),
};

/** The headers that differ by path. */
export interface PathHeaders {
  readonly 'Content-Security-Policy': string;
  readonly 'Cache-Control': string;
}

/** Headers of pages, and of files that have no rule below. Browsers ask for them again each time. */
export function pageHeaders(policy: string): PathHeaders {
  return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' };
}

export interface PathRule {
  /** A path. `*` stands for any characters. */
  readonly path: string;
  readonly headers: PathHeaders;
}

/** Files that aren't pages may load nothing. */
const fileHeaders = (caching: string): PathHeaders => ({
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': caching,
});

/** Headers of files that aren't pages. */
export function fileRules(base: string): PathRule[] {
  const day = fileHeaders('public, max-age=86400');
  return [
    // The name of such a file contains the hash of its content.
    { path: `${base}assets/*`, headers: fileHeaders('public, max-age=31536000, immutable') },
    ...['pictures', 'store-codes', 'video', 'downloads', 'share', 'brand', 'notes'].map(
      (folder) => ({
        path: `${base}${folder}/*`,
        headers: day,
      }),
    ),
    // Only the service worker may fetch files of the site: those that it caches.
    {
      path: `${base}sw.js`,
      headers: pageHeaders("default-src 'none'; script-src 'self'; connect-src 'self'"),
    },
  ];
}

/** Browser features that track a visitor, access a device or request a payment. No page may use them. */
const disabledFeatures = [
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

/** Response headers that are the same for every path. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The head script uses the referrer to detect visits from a link of this site (src/client/head.ts).
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Origin-Agent-Cluster': '?1',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  // The lab reads QR codes with the camera.
  'Permissions-Policy': [...disabledFeatures.map((name) => `${name}=()`), 'camera=(self)'].join(
    ',',
  ),
};

/** The headers that differ by path. */
export interface PathHeaders {
  readonly 'Content-Security-Policy': string;
  readonly 'Cache-Control': string;
}

/** Returns the headers of pages and of files without a rule in `fileRules`. Browsers revalidate them each time. */
export function pageHeaders(policy: string): PathHeaders {
  return { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' };
}

export interface PathRule {
  /** `*` matches any characters. */
  readonly path: string;
  readonly headers: PathHeaders;
}

/** The policy of files that aren't pages lets them load nothing. */
const fileHeaders = (caching: string): PathHeaders => ({
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': caching,
});

/** Returns the headers of files that aren't pages, by path. */
export function fileRules(base: string): PathRule[] {
  const oneDayHeaders = fileHeaders('public, max-age=86400');
  return [
    // The file names contain a hash of the content, so a file never changes.
    { path: `${base}assets/*`, headers: fileHeaders('public, max-age=31536000, immutable') },
    ...['pictures', 'store-codes', 'video', 'downloads', 'share', 'brand', 'notes'].map(
      (folder) => ({
        path: `${base}${folder}/*`,
        headers: oneDayHeaders,
      }),
    ),
    // The service worker is the only script that may fetch: it fetches the files that it caches.
    {
      path: `${base}sw.js`,
      headers: pageHeaders("default-src 'none'; script-src 'self'; connect-src 'self'"),
    },
  ];
}

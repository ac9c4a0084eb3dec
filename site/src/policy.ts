/** A second policy of every page: together with the first one, scripts can fetch nothing but robots.txt. */
export const connectPolicy = 'connect-src *:*/robots.txt';

interface PolicyParts {
  /** Source expressions of the hashes of inline scripts. */
  readonly scriptHashes: readonly string[];
  /** Source expressions of the hashes of inline styles. */
  readonly styleHashes: readonly string[];
  /** Scheme and host of pictures and video. Empty if the site's own host has them. */
  readonly contentHost: string;
}

/** Returns the content security policy of a page. */
export function pagePolicy({ scriptHashes, styleHashes, contentHost }: PolicyParts): string {
  const content = ["'self'", contentHost].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    ['style-src', "'self'", ...styleHashes].join(' '),
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
  ].join('; ');
}

/** A directive that works in a header only. */
export const frameAncestors = "frame-ancestors 'none'";

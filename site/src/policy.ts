/**
 * The content security policy, so that no injected code runs in a visitor's browser and no secret leaves it
 * (docs/reference/security.md).
 */

/**
 * A second policy for every page. A request must satisfy both policies, so scripts can fetch nothing but
 * robots.txt.
 */
export const connectPolicy = 'connect-src *:*/robots.txt';

interface PolicyParts {
  /** The hashes of inline scripts as CSP source expressions. */
  readonly scriptHashes: readonly string[];
  /** The hashes of inline styles as CSP source expressions. */
  readonly styleHashes: readonly string[];
  /** Scheme and host of pictures and video; empty if the site's own host serves them. */
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

/** Forbids framing. Browsers ignore this directive in `<meta>`, so it has to be a header. */
export const frameAncestors = "frame-ancestors 'none'";

/**
 * A domain of 4 to 253 characters with at least two labels (RFC 1123, section 2.1). A label has 1 to 63 letters, digits
 * and hyphens. It neither begins nor ends with a hyphen. The last label has 2 to 63 letters, or begins with `xn--`.
 */
const domain =
  /^(?=.{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:xn--[a-z\d-]+|\p{L}{2,63})$/u;

/**
 * Returns the domain in a typed text, in lower case. Accepts a web address, and takes its host. Returns undefined for
 * any other text.
 */
export function parseDomain(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/s, '');
  return domain.test(host) ? host : undefined;
}

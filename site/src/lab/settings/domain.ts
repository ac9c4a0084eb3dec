/** Labels of letters, digits and hyphens, at least two of them, the last without digits (RFC 1123, section 2.1). */
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

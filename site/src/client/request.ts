/**
 * Sends requests that other sites can't forge. The product's specification asks for the header `X-XSRF-TOKEN`, but the
 * site has no server to send it to. So nothing in the site imports this module: it's there for vendors who add a
 * server, and knip.json lists it as an entry (docs/decisions/0018-what-stays-our-own.md).
 */

const safeMethods = new Set(['GET', 'HEAD']);

function cookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((entry) => entry.startsWith(prefix));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
}

/** Returns whether an address has neither a scheme nor a host. */
function isRelative(address: string): boolean {
  // Browsers ignore white space and control characters, even inside a scheme.
  const bare = [...address].filter((character) => character > ' ').join('');
  return !/^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(bare);
}

/**
 * Sends a request to the vendor's server. It is the only function that may call `fetch`. A vendor who adds a server has
 * to relax `connectPolicy` in site/src/policy.ts.
 *
 * If there is a cookie `XSRF-TOKEN`, requests to relative addresses send its value in the header `X-XSRF-TOKEN`,
 * except with GET and HEAD.
 * @returns the response of `fetch`, and rejects as `fetch` does
 * @example await request('/codes', { method: 'POST', body })
 */
export function request(address: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  const token = cookie(document.cookie, 'XSRF-TOKEN');
  const method = (options.method ?? 'GET').toUpperCase();
  if (token !== undefined && !safeMethods.has(method) && isRelative(address))
    headers.set('X-XSRF-TOKEN', token);
  // oxlint-disable-next-line no-restricted-globals
  return fetch(address, { ...options, headers });
}

const safeMethods = new Set(['GET', 'HEAD']);

function cookie(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((entry) => entry.startsWith(prefix));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
}

/** Whether an address names neither a scheme nor a host of its own. */
function isRelative(address: string): boolean {
  // Browsers read past white space and control characters, even in the middle of a scheme.
  const bare = [...address].filter((character) => character > ' ').join('');
  return !/^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(bare);
}

/**
 * The one function that may ask a server for something; the site itself has no caller.
 * A vendor who adds a server calls it and opens `connectPolicy` in site/src/policy.ts.
 * On methods other than GET and HEAD to relative addresses it adds the header `X-XSRF-TOKEN`
 * from the cookie `XSRF-TOKEN`, where there is one.
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

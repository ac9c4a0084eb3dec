/**
 * Deletes cookies, so that none identifies a visitor (docs/reference/security.md). The site sets none that could, but
 * its host or another site of the domain may.
 */

type Address = Pick<Location, 'protocol' | 'hostname' | 'pathname'>;

/**
 * Returns every path whose cookies a page can see.
 * @example pathsAbove('/ko-KR/') // ['/', '/ko-KR', '/ko-KR/']
 */
function pathsAbove(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1);
  const deepest = pathname.endsWith('/') ? [] : [pathname];
  const above = folders.flatMap((_, index) => {
    const path = `/${folders.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  return ['/', ...above, ...deepest];
}

/** Returns the cookie attributes of a host-only cookie, and of the host and each domain above it. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
}

/**
 * Deletes every cookie that script can see. Script can't see a cookie's path and domain, so this function tries all
 * combinations. Then sets a cookie that is named `SameSite` and has the value `Strict`, because the product's
 * specification asks for it. Nothing reads this cookie.
 * @param address the page's address, which limits the possible paths and domains
 */
export function resetCookies(target: Pick<Document, 'cookie'>, address: Address): void {
  const { protocol, hostname, pathname } = address;
  const secure = protocol === 'https:' ? '; Secure' : '';
  const scopes = pathsAbove(pathname).flatMap((path) =>
    domainsAbove(hostname).map((domain) => `; path=${path}${domain}`),
  );
  for (const pair of target.cookie.split('; ').filter(Boolean)) {
    // `document.cookie` shows a nameless cookie as its value. Setting the same text replaces it.
    const emptied = pair.includes('=') ? `${pair.split('=')[0]}=` : pair;
    for (const scope of scopes) target.cookie = `${emptied}${scope}; max-age=0${secure}`;
  }
  target.cookie = `SameSite=Strict; path=/; SameSite=Strict${secure}`;
}

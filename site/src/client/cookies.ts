type Address = Pick<Location, 'protocol' | 'hostname' | 'pathname'>;

/** Every path that a cookie of a document may be set for: '/', '/ko-KR', '/ko-KR/' for '/ko-KR/'. */
function pathsAbove(pathname: string): string[] {
  const folders = pathname.split('/').slice(1, -1);
  const deepest = pathname.endsWith('/') ? [] : [pathname];
  const above = folders.flatMap((_, place) => {
    const path = `/${folders.slice(0, place + 1).join('/')}`;
    return [path, `${path}/`];
  });
  return ['/', ...above, ...deepest];
}

/** The attributes of the host alone, and of it and every domain above it. */
function domainsAbove(hostname: string): string[] {
  const labels = hostname.split('.');
  return ['', ...labels.map((_, place) => `; domain=${labels.slice(place).join('.')}`)];
}

/**
 * Deletes every cookie that script can see, whichever path or domain it was set for, and sets
 * `SameSite=Strict` (specification, section 4).
 * @param address of the document: a browser shows a cookie without what it was set for
 */
export function resetCookies(
  target: Pick<Document, 'cookie'>,
  { protocol, hostname, pathname }: Address,
): void {
  const secure = protocol === 'https:' ? '; Secure' : '';
  const places = pathsAbove(pathname).flatMap((path) =>
    domainsAbove(hostname).map((domain) => `; path=${path}${domain}`),
  );
  for (const pair of target.cookie.split('; ').filter(Boolean)) {
    // A cookie without a name is shown, and overwritten, as its value alone.
    const emptied = pair.includes('=') ? `${pair.split('=')[0]}=` : pair;
    for (const place of places) target.cookie = `${emptied}${place}; max-age=0${secure}`;
  }
  target.cookie = `SameSite=Strict; path=/; SameSite=Strict${secure}`;
}

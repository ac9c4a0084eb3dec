/** Deletes every cookie that script can see and sets `SameSite=Strict` (specification, section 4). */
export function resetCookies(target: Pick<Document, 'cookie'>, secure: boolean): void {
  for (const pair of target.cookie.split('; ').filter(Boolean)) {
    const name = pair.split('=')[0] ?? '';
    target.cookie = `${name}=; path=/; max-age=0`;
  }
  target.cookie = `SameSite=Strict; path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

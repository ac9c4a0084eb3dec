/**
 * A login component opens help with its version in the query (`?ver=1.0.3.0`). This script shows the version
 * and adds it to links to the update page and to the page's own sections.
 */
import { parseAddress } from '../addresses.ts';
import { isVersion } from '../releases/versions.ts';
import { onAddressChange } from './address.ts';

function showVersion(): void {
  const { query, route } = parseAddress(location);
  const asked = query.get('ver') ?? '';
  const version = isVersion(asked) ? asked : undefined;
  const search = version === undefined ? '' : `?ver=${version}`;
  const line = document.querySelector<HTMLElement>('[data-version-message]');
  if (line) {
    const message = line.dataset['versionMessage'] ?? '';
    line.textContent = version === undefined ? '' : message.replace('%version%', version);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    const { id } = parseAddress(link).route;
    const isOwn = link.origin === location.origin && (id === 'updateAuthLogin' || id === route.id);
    if (isOwn && link.search !== search) link.search = search;
  }
}

showVersion();
onAddressChange(showVersion);

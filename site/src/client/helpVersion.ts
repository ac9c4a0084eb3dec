/**
 * Shows users which version of the login component they have. The component opens help with its version in the
 * query (`?ver=1.0.3.0`). Links to the update page and to the page's own sections keep that query.
 */
import { parseAddress } from '../addresses.ts';
import { isVersion } from '../releases/versions.ts';
import { onAddressChange } from './address.ts';

function showVersion(): void {
  const { query, route } = parseAddress(location);
  const parameter = query.get('ver') ?? '';
  const version = isVersion(parameter) ? parameter : undefined;
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

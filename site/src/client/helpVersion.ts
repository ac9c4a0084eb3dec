/** Shows users which version of the login component they have, if the component that opened the page reported it. */
import { onAddressChange } from './address.ts';
import { keepVersionInLinks, reportedVersion } from './reportedVersion.ts';

function showVersion(): void {
  const version = reportedVersion();
  const line = document.querySelector<HTMLElement>('[data-version-message]');
  if (line) {
    const message = line.dataset['versionMessage'] ?? '';
    line.textContent = version === undefined ? '' : message.replace('%version%', version);
  }
  keepVersionInLinks();
}

showVersion();
onAddressChange(showVersion);

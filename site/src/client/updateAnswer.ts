/**
 * Tells users of a login component whether their version is the latest one. The component opens the update page
 * with its version in the query: `?ver=1.0.2.0`. The page includes this script inline, so that it runs before the
 * first paint.
 */
import { standingOf } from '../components/update/standingOf.ts';
import { currentAddress, onAddressChange } from './address.ts';
import { keepVersionInLinks } from './reportedVersion.ts';
import { visitorSystem } from './visitorSystem.ts';

/**
 * Shows the message for a login component. Update.tsx put the messages into attributes of the section. The first line
 * is the headline.
 */
function showMessage(section: HTMLElement, version: string | undefined): void {
  const text = section.querySelector<HTMLElement>('[data-messages]');
  const link = section.querySelector<HTMLElement>('[data-get]');
  if (!text || !link) return;
  const standing = standingOf(version, section.dataset['latest'] ?? '');
  const messages = JSON.parse(text.dataset['messages'] ?? '{}') as Record<string, string>;
  const message = messages[version === undefined ? 'withoutVersion' : standing] ?? '';
  const [headline = '', ...details] = message.replace('%version%', version ?? '').split('\n');
  const strong = document.createElement('strong');
  strong.textContent = headline;
  text.replaceChildren(strong, ...details.map((detail) => `\n${detail}`));
  text.dataset['standing'] = standing;
  link.hidden = standing === 'up-to-date' || standing === 'newer-than-released';
}

function showMessages(): void {
  const address = currentAddress();
  const system = visitorSystem(address);
  const ownProduct = system === 'macos' || system === 'ios' ? 'login-mac' : 'login-windows';
  // By this attribute, the style hides the section of the other component.
  document.documentElement.dataset['system'] = system;
  for (const section of document.querySelectorAll<HTMLElement>('[data-product]'))
    if (section.dataset['product'] === ownProduct) showMessage(section, address.query.get('ver'));
  keepVersionInLinks();
}

showMessages();
onAddressChange(showMessages);

/**
 * Completes the update page: compares the version in the query (`?ver=1.0.2.0`) to the latest release of the
 * visitor's login component.
 */
import { standingOf } from '../components/update/standingOf.ts';
import { currentAddress, onAddressChange } from './address.ts';
import { visitorSystem } from './visitorSystem.ts';

/** Shows the answer for one login component. The section's attributes hold the messages (Update.tsx). */
function answerIn(section: HTMLElement, version: string | undefined): void {
  const text = section.querySelector<HTMLElement>('[data-messages]');
  const link = section.querySelector<HTMLElement>('a.button');
  if (!text || !link) return;
  const standing = standingOf(version, section.dataset['latest'] ?? '');
  const messages = JSON.parse(text.dataset['messages'] ?? '{}') as Record<string, string>;
  const message = messages[version === undefined ? 'withoutVersion' : standing] ?? '';
  text.textContent = message.replace('%version%', version ?? '');
  text.dataset['standing'] = standing;
  link.hidden = standing === 'newer-than-released';
  link.classList.toggle('primary', standing === 'newer-available');
}

function answer(): void {
  const address = currentAddress();
  const system = visitorSystem(address);
  const own = system === 'macos' || system === 'ios' ? 'login-mac' : 'login-windows';
  // The style hides the section of the other component by this attribute.
  document.documentElement.dataset['system'] = system;
  for (const section of document.querySelectorAll<HTMLElement>('[data-product]'))
    if (section.dataset['product'] === own) answerIn(section, address.query.get('ver'));
}

answer();
onAddressChange(answer);

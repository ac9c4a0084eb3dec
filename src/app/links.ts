import { languages } from '../i18n/languages.ts';
import { parseAddress } from './address.ts';
import { goTo } from './arrival.ts';
import { open } from './router.ts';

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Follows links to screens of the site in place; everything else is left to the browser. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link?.href || link.target !== '' || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin) return;
    const routed = address.hash.startsWith('#/');
    if (address.hash !== '' && !routed) {
      const isHere = address.pathname === location.pathname && location.hash.startsWith('#/');
      const target = isHere ? document.getElementById(address.hash.slice(1)) : null;
      if (!target) return;
      // The address's hash names the screen: it cannot name the place in the text as well.
      event.preventDefault();
      goTo(target);
      return;
    }
    if (!routed && parseAddress(address, languages).screen === 'notFound') return;
    event.preventDefault();
    open(address);
  });
}

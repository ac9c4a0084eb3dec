import { languages } from '../i18n/languages.ts';
import { readAddress } from './address.ts';
import { goTo } from './arrival.ts';
import { open, prepare } from './router.ts';

/** How long a pointer rests on a link before its screen is fetched, in milliseconds. */
const rest = 65;

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The address of a screen of the site that an element's link leads to. */
function screenAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  if (address.origin !== location.origin) return undefined;
  const place = readAddress(address, languages);
  return place.isRouted || place.screen !== 'notFound' ? address : undefined;
}

/** The element on this page that a link of the form `#place` leads to. */
function placeOnPage(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return /^#[^/]/.test(href) ? document.getElementById(href.slice(1)) : null;
}

/** Follows links to screens of the site in place; everything else is left to the browser. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlain(event)) return;
    // The address's hash names the screen: it cannot name the place on the page as well.
    const place = placeOnPage(event.target);
    const address = place ? undefined : screenAddress(event.target);
    if (!place && !address) return;
    event.preventDefault();
    if (place) goTo(place);
    else if (address) open(address);
  });
  fetchAhead();
}

/** Has a screen fetched when a pointer rests on its link, or a finger or focus reaches it. */
function fetchAhead(): void {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as never;
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout>;
  const fetchScreen = ({ target }: Event) => {
    const address = screenAddress(target);
    if (address) prepare(address);
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    timer = setTimeout(fetchScreen, event.pointerType === 'mouse' ? rest : 0, event);
  });
  document.addEventListener('focusin', fetchScreen);
}

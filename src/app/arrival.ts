import { directionOf } from '../i18n/languages.ts';
import { isBareHash } from './address.ts';
import { visitorSystem } from '../ui/visitorSystem.ts';
import type { Shown } from './router.ts';

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to a place on the screen and takes focus there. */
export function goTo(element: HTMLElement): void {
  element.scrollIntoView();
  focusOn(element);
}

/** Where the page was scrolled to when a place had been opened. */
let settledAt = 0;

/** The section that an address names, in an open fold; null where one has scrolled on from it. */
function sectionOf({ place, scroll }: Shown): HTMLElement | null {
  const section = document.getElementById(place.query.get('section') ?? '');
  section?.closest('details')?.setAttribute('open', '');
  return scroll === 0 ? section : null;
}

/** Brings document, focus and scroll in line with what has just been rendered. */
export function settle(shown: Shown): void {
  const { place, language, arrival, scroll } = shown;
  const root = document.documentElement;
  const isTranslated = root.lang !== language;
  // Setting it, even to the same value, has the browser compute every style of the page again.
  if (isTranslated) {
    root.lang = language;
    root.dir = directionOf(language);
  }
  root.toggleAttribute('data-bare', isBareHash(location.hash));
  // A document is hydrated before its address is read: the head has named the system.
  if (arrival !== 'start')
    root.dataset.system = visitorSystem({
      category: place.query.get('category'),
      path: place.name,
    });
  if (arrival === 'stay' && !isTranslated) return;

  const target = sectionOf(shown);
  const isOpened = arrival === 'link' || arrival === 'history';
  if (isOpened) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  if (target) goTo(target);
  else if (isOpened) focusOn(document.querySelector('main h1'));
  // A document that is just being read stays where the browser has put it.
  if (!target && (isOpened || isTranslated || scroll > 0))
    scrollTo({ top: scroll, behavior: 'instant' });
  settledAt = scrollY;
}

/** Goes where the address or the history entry leads, once what was missing there has arrived. */
export function settleLate(shown: Shown): void {
  const target = sectionOf(shown);
  const isTop = !target && shown.scroll === 0;
  if (isTop || scrollY !== settledAt) return;
  if (target) goTo(target);
  else scrollTo({ top: shown.scroll, behavior: 'instant' });
  settledAt = scrollY;
}

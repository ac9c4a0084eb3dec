import type { Shown } from './router.ts';

let waiting: MutationObserver | undefined;
const stopWaiting = () => waiting?.disconnect();

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Shows a place on the screen and takes focus there. */
export function goTo(element: HTMLElement): void {
  element.scrollIntoView();
  focusOn(element);
}

/** Tries now, and again whenever a part of the screen arrives, until the visitor takes over. */
function keepTrying(attempt: () => boolean): void {
  stopWaiting();
  if (attempt()) return;
  waiting = new MutationObserver(() => {
    if (attempt()) stopWaiting();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(act, stopWaiting, { once: true, passive: true });
}

/** Brings document, focus and scroll in line with what has just been drawn. */
export function settle({ place, language, arrival, scroll }: Shown): void {
  const root = document.documentElement;
  const translated = root.lang !== language;
  // Set to what it is, it would have every style of the page looked up again.
  if (translated) root.lang = language;
  delete root.dataset.elsewhere;
  delete root.dataset.frameless;
  if (arrival === 'stay' && !translated) return;

  const section = scroll === 0 ? place.query.get('section') : undefined;
  if (arrival === 'link' || arrival === 'history') {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    focusOn(document.querySelector('main h1'));
  } else if (scroll === 0 && section === undefined) return;

  // Long texts and other parts arrive after their screen: until then it may be too short.
  keepTrying(() => {
    const target = section === undefined ? null : document.getElementById(section);
    if (target) {
      goTo(target);
      return true;
    }
    scrollTo({ top: scroll, behavior: 'instant' });
    return section === undefined && scrollY > scroll - 1;
  });
}

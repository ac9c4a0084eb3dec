import { hydrated, repeatEarlyInput } from './earlyInput.ts';

/** Attribute of `<html>` once the page answers to presses and typing. */
const attribute = 'data-ready';

let count = 0;
let expected = Number.POSITIVE_INFINITY;

function markReady(): void {
  if (count < expected || document.documentElement.hasAttribute(attribute)) return;
  document.dispatchEvent(new CustomEvent(hydrated, { detail: repeatEarlyInput }));
  document.documentElement.setAttribute(attribute, '');
}

/** Called by each island once React has hydrated it. */
export function reportHydrated(): void {
  count += 1;
  // Inside an effect, React would apply what is typed again only after the press on a button.
  queueMicrotask(markReady);
}

/** Marks the page as ready once all of its islands are hydrated; at once if it has none. */
export function watchIslands(): void {
  // The others work without an island whose script is missing.
  addEventListener('astro:hydration-error', reportHydrated);
  expected = document.querySelectorAll('astro-island:not([client=visible])').length;
  markReady();
}

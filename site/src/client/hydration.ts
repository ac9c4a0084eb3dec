/** Counts hydrated islands, so that input from before hydration is replayed as soon as all of them respond. */
import { hydratedEvent, replayEarlyInput } from './earlyInput.ts';

/** Set on `<html>` once the page responds to presses and typing. Tests wait for it. */
const attribute = 'data-ready';

let hydratedCount = 0;
let islandCount = Number.POSITIVE_INFINITY;

function markReady(): void {
  if (hydratedCount < islandCount || document.documentElement.hasAttribute(attribute)) return;
  document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: replayEarlyInput }));
  document.documentElement.setAttribute(attribute, '');
}

/** Counts an island. Each island calls this once React has hydrated it. */
export function reportHydrated(): void {
  hydratedCount += 1;
  // Islands call this in an effect. There, React would apply replayed typing only after the replayed press.
  queueMicrotask(markReady);
}

/** Marks the page as ready once its islands are hydrated, or immediately if it has none. */
export function watchIslands(): void {
  // Count an island whose script didn't load, too, so that the others needn't wait for it.
  addEventListener('astro:hydration-error', reportHydrated);
  islandCount = document.querySelectorAll('astro-island').length;
  markReady();
}

/**
 * The client directive `client:painted`: hydrates an island once the page has been painted, so that React delays
 * neither text nor pictures. With `client:idle` browsers may load it before the first paint.
 */
import type { ClientDirective } from 'astro';

/** For browsers that don't report the paint, and pages that have nothing to paint; in milliseconds. */
const patience = 1000;

function afterPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  const timer = setTimeout(finish, patience);
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) finish();
  });
  function finish(): void {
    clearTimeout(timer);
    observer.disconnect();
    run();
  }
  observer.observe({ type: 'paint', buffered: true });
}

const painted: ClientDirective = (load) => {
  afterPaint(() => void load().then((hydrate) => hydrate()));
};

export default painted;

/** In milliseconds; for browsers that do not say when they paint, or have nothing to. */
const patience = 1000;

/** Runs something once the document has been painted, at once where it is not going to be. */
export function afterPaint(run: () => void): void {
  // A tab in the background paints nothing.
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

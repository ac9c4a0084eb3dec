/** The longest wait in milliseconds, for browsers that don't report the paint and pages without one. */
const maxWait = 1000;

/** Runs a function after the first paint of text or pictures, or at once if the page is in the background. */
export function afterPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  const timer = setTimeout(finish, maxWait);
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

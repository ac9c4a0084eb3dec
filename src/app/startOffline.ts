function fetchFiles(): void {
  const fetch = () => import('../offline/register.ts').catch(() => undefined);
  // Safari cannot say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(fetch, { timeout: 3000 });
  else setTimeout(fetch, 1000);
}

/** Has the files for offline use fetched once nothing else wants the connection. */
export function startOffline(): void {
  if (document.readyState === 'complete') fetchFiles();
  else addEventListener('load', fetchFiles);
}

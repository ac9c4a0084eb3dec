/** Loads the scripts of a page after the first paint, so that a slow connection delivers the text first. */
import { afterPaint } from './afterPaint.ts';

/**
 * Imports the modules that the build lists in `data-scripts` of `<html>` (`integrations/pages.ts`), after the first
 * paint and after the browser has parsed the page. In development the page has `<script>` elements instead.
 */
export function importPageScripts(): void {
  const addresses = document.documentElement.dataset['scripts']?.split(' ') ?? [];
  // An error event shows the notice of FailureNotice.tsx.
  const load = () => {
    for (const address of addresses) import(/* @vite-ignore */ address).catch(reportError);
  };
  afterPaint(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
    else load();
  });
}

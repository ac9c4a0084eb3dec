import type { Plugin } from 'vite';

const helperId = 'vite/preload-helper.js';

/**
 * What runs before a screen's file is imported: the files that it needs are asked for together, and
 * its style sheets are waited for. A sheet whose rules stand in the document's head, which names it
 * (without folder and ending), counts as loaded.
 */
const helper = `
const load = (dependency) => {
  const href = '/' + dependency;
  const isStyle = href.endsWith('.css');
  const name = dependency.slice(7, -4);
  if (isStyle && document.querySelector(\`[data-sheets~="\${name}"]\`)) return;
  const before = document.querySelector(\`link[href="\${href}"]\`);
  // A sheet that is on its way is waited for by everyone who needs it.
  if (before) return before.arrival;
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return;
  return (link.arrival = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // It is asked for again the next time.
      link.remove();
      reject(new Error(href));
    };
  }));
};
export const __vitePreload = (importFile, dependencies = []) =>
  Promise.all(dependencies.map(load)).then(importFile);
`;

/** Replaces Vite's helper for lazy imports, which knows nothing of style in the document's head. */
export const preload: Plugin = {
  name: 'preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id.endsWith(helperId) ? helper : undefined),
};

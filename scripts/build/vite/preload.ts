import type { Plugin } from 'vite';

const helperId = 'vite/preload-helper.js';

/**
 * What runs before a screen's file is imported: the files that it needs are asked for together, and
 * its style sheets are waited for. A sheet whose rules stand in the document's head, which names it
 * (without folder and ending), counts as loaded.
 */
const helper = `
const sheets = new Map();
const append = (rel, href) =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
const loadSheet = (href) =>
  new Promise((resolve, reject) => {
    const link = append('stylesheet', href);
    link.onload = resolve;
    link.onerror = () => {
      // It is asked for again the next time.
      link.remove();
      sheets.delete(href);
      reject(new Error(href));
    };
  });
const load = (dependency) => {
  const href = '/' + dependency;
  if (href.endsWith('.css')) {
    if (document.querySelector(\`[data-sheets~="\${dependency.slice(7, -4)}"]\`)) return;
    // One that is on its way is waited for by everyone who needs it.
    if (!sheets.has(href)) sheets.set(href, loadSheet(href));
    return sheets.get(href);
  }
  if (!document.querySelector(\`link[href="\${href}"]\`)) append('modulepreload', href);
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

import type { Plugin } from 'vite';

const helperId = 'vite/preload-helper.js';

/**
 * What runs before a screen's file is imported: its style sheets are waited for. A sheet whose rules
 * stand in the document's head, which names it (without folder and ending), counts as loaded.
 */
const helper = `
const load = (dependency) => {
  const name = dependency.slice(7, -4);
  if (document.querySelector(\`[data-sheets~="\${name}"]\`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + dependency;
  link.dataset.sheets = name;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
};
export const __vitePreload = (importFile, dependencies = []) =>
  Promise.all(dependencies.map(load)).then(importFile);
`;

/** Replaces Vite's helper for lazy imports by a smaller one: 0.7 KB less on every screen. */
export function preload(): Plugin {
  return {
    name: 'preload',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.endsWith(helperId) ? helper : undefined),
  };
}

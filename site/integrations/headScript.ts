import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

const moduleName = 'virtual:head-script';
const moduleId = `\0${moduleName}`;
const entryFile = fileURLToPath(new URL('../src/client/head.ts', import.meta.url));

/**
 * Vite plugin: importing `virtual:head-script` returns src/client/head.ts, bundled as the text of a classic script.
 * Layout.astro inlines it in each page. A module script would run after the first paint, so the visitor would see
 * the wrong page before a redirect.
 */
export const headScript: Plugin = {
  name: 'head-script',
  resolveId: (name) => (name === moduleName ? moduleId : undefined),
  async load(id) {
    if (id !== moduleId) return undefined;
    const { code, files } = await bundleScript(entryFile, this.environment.config.base);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)};`;
  },
};

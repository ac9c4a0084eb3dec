import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

const id = 'virtual:head-script';
const source = fileURLToPath(new URL('../src/client/head.ts', import.meta.url));

/**
 * Serves src/client/head.ts as the text of a classic script, which Layout.astro writes into each page. A module
 * script would run after the first paint: the visitor would see the wrong page before a redirect.
 */
export const headScript: Plugin = {
  name: 'head-script',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  async load(wanted) {
    if (wanted !== `\0${id}`) return undefined;
    const { code, files } = await bundleScript(source, this.environment.config.base);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)};`;
  },
};

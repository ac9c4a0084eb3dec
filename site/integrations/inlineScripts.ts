import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

const prefix = 'virtual:inline-script/';

/**
 * Vite plugin: importing `virtual:inline-script/head` returns src/client/head.ts, bundled as the text of a classic
 * script, which a page includes inline. A module script would run after the first paint, so the visitor would see the
 * wrong page before a redirect, or text that then changes.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  resolveId: (name) => (name.startsWith(prefix) ? `\0${name}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const name = id.slice(prefix.length + 1);
    const entryFile = fileURLToPath(new URL(`../src/client/${name}.ts`, import.meta.url));
    const { code, files } = await bundleScript(entryFile, this.environment.config.base);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)};`;
  },
};

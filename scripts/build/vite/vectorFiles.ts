import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const tableId = 'virtual:vector-files';
const folder = fileURLToPath(new URL('../../../public/vectors', import.meta.url));

/** Serves `virtual:vector-files`: how many bytes each file of the test vectors has. */
export function vectorFiles(): Plugin {
  return {
    name: 'vector-files',
    resolveId: (id) => (id === tableId ? `\0${tableId}` : undefined),
    load(id) {
      if (id !== `\0${tableId}`) return undefined;
      const sizes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]);
      return `export const vectorFiles=${JSON.stringify(Object.fromEntries(sizes))};`;
    },
  };
}

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Names of classes and animations as the pattern in vite.config.ts makes them. */
const longName = /\b[A-Z]\w*-module_\w+/g;
const suffix = '.module.css';

/** Every name that style sheets below a folder may hold, and a short one for each. */
function shortNamesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .sort();
  const names = new Set<string>();
  for (const file of files)
    for (const [, local] of readFileSync(join(folder, file), 'utf8').matchAll(
      /(?:\.|@keyframes )([a-z]\w*)/gi,
    ))
      names.add(`${basename(file, '.css').replace('.', '-')}_${local}`);
  return new Map([...names].map((name, index) => [name, `_${index.toString(36)}`]));
}

/** Shortens the names of classes in what is built: every document is smaller by 0.2 to 0.4 KB. */
export function shortNames(folder: string): Plugin {
  const short = shortNamesOf(folder);
  const shorten = (code: string) => code.replaceAll(longName, (name) => short.get(name) ?? name);
  return {
    name: 'short-names',
    apply: 'build',
    transform: { filter: { id: /\.module\.css$/ }, handler: (code) => shorten(code) },
    renderChunk: (code) => shorten(code),
  };
}

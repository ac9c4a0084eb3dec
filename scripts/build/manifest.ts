import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Vite's manifest: source module to built files. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest of a build. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** Whether a source module is drawn by `ui/Still.tsx`: its HTML is in the document, its code is not. */
function isStill(root: string, source: string): boolean {
  return (
    source.endsWith('.tsx') &&
    /export function Still\b/.test(readFileSync(join(root, source), 'utf8'))
  );
}

/** Built files that a document needs. */
export interface DocumentFiles {
  /** Scripts that must run to take the document over, the first source's first. */
  readonly scripts: readonly string[];
  /** Style sheets of everything that the document shows, its still parts included. */
  readonly styles: readonly string[];
}

/** The built files for a document that consists of some source modules below `root`. */
export function filesFor(
  manifest: Manifest,
  root: string,
  sources: readonly string[],
): DocumentFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string, runs: boolean) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build has no file for ${source}`);
    if (runs) scripts.add(chunk.file);
    const visited = `${source} ${runs}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    for (const imported of chunk.imports ?? []) visit(imported, runs);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const lazy of chunk.dynamicImports ?? []) if (isStill(root, lazy)) visit(lazy, false);
  };
  for (const source of sources) visit(source, true);
  return { scripts: [...scripts], styles: [...styles] };
}

import type { Manifest } from 'vite';

/** Built files that a document needs. */
export interface DocumentFiles {
  /** Scripts that must run to hydrate the document, the first source's first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The built files for a document that consists of some source modules. */
export function filesFor(manifest: Manifest, sources: readonly string[]): DocumentFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build has no file for ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}

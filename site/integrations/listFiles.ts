import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns the sorted paths of all files in a folder and its subfolders, relative to the folder, with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}

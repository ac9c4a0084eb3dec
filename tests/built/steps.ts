import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Catalog, languageTags } from '../../scripts/build/vite/catalogs.ts';
import { root } from './copyOfProject.ts';

/** A block of code in a document of docs/, with the file that it speaks of. */
interface Step {
  readonly kind: string;
  readonly file: string;
  readonly code: string;
}

function stepsOf(document: string): Step[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(
    ([, kind = '', file = '', code = '']) => ({ kind, file, code }),
  );
}

function merge(base: Catalog, added: Catalog): Catalog {
  const merged: Record<string, string | Catalog> = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const present = merged[key];
    merged[key] =
      typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value;
  }
  return merged;
}

/** What a file becomes by a diff that shows the lines around the new ones. */
function patch(content: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.map((line) => line.slice(1));
  const [head, ...tail] = content.split(`${before.join('\n')}\n`);
  if (head === undefined || tail.length !== 1)
    throw new Error(`these lines are not there once:\n${before.join('\n')}`);
  return `${head}${after.join('\n')}\n${tail.join('')}`;
}

/**
 * Takes the steps of a document in a copy of the project: a block of `json locales` is added to the
 * words of every language, a `diff` changes its file, and any other block is a new file.
 * @returns the files that were changed or added, without those of words
 */
export function takeSteps(document: string, copy: string): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { kind, file, code } of stepsOf(document)) {
    const path = join(copy, file);
    if (kind === 'json') {
      for (const tag of languageTags(path)) {
        const words = join(path, `${tag}.json`);
        const catalog = JSON.parse(readFileSync(words, 'utf8')) as Catalog;
        writeFileSync(words, JSON.stringify(merge(catalog, JSON.parse(code) as Catalog)));
      }
    } else {
      if (existsSync(path) !== (kind === 'diff')) throw new Error(`${document}: ${file}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, kind === 'diff' ? patch(readFileSync(path, 'utf8'), code) : code);
      files.add(file);
    }
  }
  return files;
}

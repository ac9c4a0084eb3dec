import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MessageTree } from '../../src/i18n/compile.ts';
import { root } from './projectCopy.ts';

/** A code block in a doc, with its language and the file to which it applies. */
interface Step {
  readonly kind: string;
  readonly file: string;
  readonly code: string;
}

function stepsOf(doc: string): Step[] {
  const text = readFileSync(join(root, doc), 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(
    ([, kind = '', file = '', code = '']) => ({ kind, file, code }),
  );
}

function merge(base: MessageTree, added: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const present = merged[key];
    merged[key] =
      typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value;
  }
  return merged;
}

function addMessages(folder: string, code: string): void {
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
    writeFileSync(file, JSON.stringify(merge(messages, JSON.parse(code) as MessageTree)));
  }
}

/** Applies a diff without line numbers. Throws unless the file contains the old lines exactly once. */
function patch(content: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const without = (sign: string) =>
    lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  const [before, after] = [without('+'), without('-')];
  const [head, ...tail] = content.split(`${before.join('\n')}\n`);
  if (head === undefined || tail.length !== 1)
    throw new Error(`the file does not contain these lines once:\n${before.join('\n')}`);
  return `${head}${after.join('\n')}\n${tail.join('')}`;
}

/**
 * Follows a doc in a copy of the project. A `json` block is merged into the messages of all locales, a `diff` block is
 * applied to its file, and any other block becomes a new file. Returns the changed and new files, without messages.
 */
export function followDoc(doc: string, copy: string): string[] {
  const files = new Set<string>();
  for (const { kind, file, code } of stepsOf(doc)) {
    const path = join(copy, file);
    if (kind === 'json') addMessages(path, code);
    else {
      if (existsSync(path) !== (kind === 'diff'))
        throw new Error(`${doc}: ${file} ${kind === 'diff' ? 'is missing' : 'exists already'}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, kind === 'diff' ? patch(readFileSync(path, 'utf8'), code) : code);
      files.add(file);
    }
  }
  return [...files];
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the project as text. @throws {Error} where there is none */
export function readProjectFile(path: string): string {
  return readFileSync(root + path, 'utf8');
}

/** A heading: its depth, 2 or 3, its title and its anchor, undefined where it has none. */
export interface Heading {
  readonly depth: number;
  readonly title: string;
  readonly anchor: string | undefined;
}

/** The headings of a Markdown text, in order. */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^(#+) (.*?)(?: \{#([a-z][a-z0-9-]*)\})?$/gm)].map((match) => ({
    depth: match[1]?.length ?? 0,
    title: match[2] ?? '',
    anchor: match[3],
  }));
}

/** What a reader sees of a line: no list mark, no emphasis, of a link its text, no picture. */
function visible(line: string): string {
  return line
    .replace(/^(?:-|\d+\.) /, '')
    .replaceAll('**', '')
    .replaceAll(/!\[.*?\]\(.*?\)/g, '')
    .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
}

/**
 * The sentences of the section under an anchor, up to the next heading.
 * @param anchor the section's anchor; empty for what stands before the first heading
 * @throws {Error} where the text has no such section
 */
export function sentencesOf(markdown: string, anchor: string): string[] {
  const parts = markdown.split(/^(?=##)/m);
  const section = parts.find((part) => (headingsOf(part)[0]?.anchor ?? '') === anchor);
  if (section === undefined) throw new Error(`there is no section #${anchor}`);
  return section
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => visible(line).split(/(?<=[.!?]) /));
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** Reads a file in `src/`, such as `content/en-US/privacy.md`. */
export function readSource(path: string): string {
  return readFileSync(source + path, 'utf8');
}

export interface Heading {
  /** 2 or 3. */
  readonly depth: number;
  readonly title: string;
  /** Undefined if the heading has no anchor. */
  readonly anchor: string | undefined;
}

/** Lists the headings of a Markdown text. */
export function headingsOf(markdown: string): Heading[] {
  return [...markdown.matchAll(/^(#+) (.*?)(?: \{#([a-z][a-z0-9-]*)\})?$/gm)].map((match) => ({
    depth: match[1]?.length ?? 0,
    title: match[2] ?? '',
    anchor: match[3],
  }));
}

/** Returns a line without list marker, emphasis, link targets and images. */
function plainText(line: string): string {
  return line
    .replace(/^(?:-|\d+\.) /, '')
    .replaceAll('**', '')
    .replaceAll(/!\[.*?\]\(.*?\)/g, '')
    .replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
}

/**
 * Lists the sentences from a heading to the next one.
 * @param anchor the heading's anchor, or empty for the text before the first heading
 * @throws {Error} if the text has no such heading
 */
export function sentencesOf(markdown: string, anchor: string): string[] {
  const sections = markdown.split(/^(?=##)/m);
  const section = sections.find((text) => (headingsOf(text)[0]?.anchor ?? '') === anchor);
  if (section === undefined) throw new Error(`the text has no section #${anchor}`);
  return section
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => plainText(line).split(/(?<=[.!?]) /));
}

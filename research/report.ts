import { readFileSync, writeFileSync } from 'node:fs';

/** Returns a share in percent, or a dash if `whole` is 0. */
export function percent(part: number, whole: number, decimals: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(decimals)} %`;
}

/**
 * Returns a Markdown table with columns of even width, as oxfmt formats it.
 * @param textColumns the number of columns with text, which come first. The others have numbers and align right
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  textColumns = 1,
): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const padded = (row: readonly string[]) =>
    lineOf(
      widths.map((width, column) => {
        const cell = row[column] ?? '';
        return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const dashes = widths.map((width, column) =>
    column < textColumns ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = cells;
  return [padded(first), lineOf(dashes), ...others.map(padded)].join('\n');
}

/**
 * Returns the document with new content between `<!-- name -->` and `<!-- end of name -->`.
 * @throws if the document lacks these comments
 */
export function replaceSection(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The document must contain ${start} and ${end}.`);
  return `${before}${start}\n\n${content}\n\n${end}${after}`;
}

/** Prints new content for a section of a file in docs/reference/, and writes it there. */
export function writeSection(fileName: string, name: string, content: string): void {
  console.log(`${content}\n`);
  const file = new URL(`../docs/reference/${fileName}`, import.meta.url);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, content));
}

/** Prints the content of docs/reference/measured-<name>.md, and writes that file. */
export function writeMeasured(name: string, content: string): void {
  console.log(content);
  writeFileSync(new URL(`../docs/reference/measured-${name}.md`, import.meta.url), `${content}\n`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Report } from './figures.ts';

/** Writes docs/reference/measured-<name>.md and returns its path. */
export function writeReport(name: string, { title, method, table }: Report): string {
  const file = resolve(import.meta.dirname, `../../docs/reference/measured-${name}.md`);
  const [heading = [], ...rows] = table;
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const machine = `${cpus().length} cores, Node ${process.versions.node.split('.')[0]}.`;
  const introduction = `Written by \`npm run bench -- ${name}\`. ${method} Machine: ${machine}`;
  // One sentence a line, because markdownlint rejects lines of more than 120 characters.
  const wrapped = introduction.replaceAll('. ', '.\n');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# ${title}\n\n${wrapped}\n\n${lines.join('\n')}\n`);
  return file;
}

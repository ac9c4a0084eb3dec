import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Report } from './figures.ts';

/**
 * Writes docs/reference/measured-<name>.md and returns its path.
 * @param options of the command, such as `--runs 3`, without those that have their default values
 */
export function writeReport(
  name: string,
  options: readonly string[],
  { title, method, table }: Report,
): string {
  const file = resolve(import.meta.dirname, `../../docs/reference/measured-${name}.md`);
  const [heading = [], ...rows] = table;
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const machine = `${cpus().length} cores, Node ${process.versions.node.split('.')[0]}.`;
  const command = ['npm run bench --', name, ...options].join(' ');
  const introduction = `Written by \`${command}\`. ${method} Machine: ${machine}`;
  // One sentence a line, because markdownlint rejects lines of more than 120 characters.
  const wrapped = introduction.replaceAll('. ', '.\n');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `# ${title}\n\n${wrapped}\n\n${lines.join('\n')}\n`);
  return file;
}

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Section } from './figures.ts';

const report = 'docs/performance.md';

function markdown({ note, table }: Section): string {
  const [head = [], ...rows] = table;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [note, '', ...lines].join('\n');
}

/** Puts a section's figures into docs/performance.md, in place of those of its name. */
export function writeSection(name: string, section: Section): void {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const text = readFileSync(report, 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${report} has no place for ${name}`);
  writeFileSync(report, `${before}${start}\n\n${markdown(section)}\n\n${end}${after}`);
  spawnSync('npx', ['oxfmt', report]);
}

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from '../../scripts/build/compress.ts';

/** Checks the brotli bytes that each screen's first load needs against the budgets. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const kilobyte = 1024;
const scriptBudgets: Readonly<Record<string, number>> = { otpqr: 80 * kilobyte };
const defaultScriptBudget = 66 * kilobyte;
const styleBudget = 8 * kilobyte;

/** Bytes of a file as it is sent: compressed by the build where that makes it smaller. */
function sizeOf(file: string): number {
  const compressed = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
  return (compressed ?? statSync(join(dist, file))).size;
}

const styleSizes = new Map<string, number>();

function styleSize(style: string): number {
  const known = styleSizes.get(style) ?? brotli(new TextEncoder().encode(style)).length;
  styleSizes.set(style, known);
  return known;
}

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();
const rows = new Map<string, { scripts: number; style: number; document: number }>();
let over = 0;
for (const file of documents) {
  const html = readFileSync(join(dist, file), 'utf8');
  const screen = /data-screen="([^"]+)"/.exec(html)?.[1] ?? '';
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map((match) => match[1]);
  const scripts = modules.reduce((sum, module) => sum + sizeOf(module), 0);
  const style = styleSize(styles.join(''));
  const budget = scriptBudgets[screen] ?? defaultScriptBudget;
  if (scripts > budget || style > styleBudget) {
    console.error(`${file}: ${scripts} B of script (${budget} allowed), ${style} B of style`);
    over += 1;
  }
  const key = `${screen} ${language}`;
  // Under its other names a document is compressed in less time.
  const document = Math.min(sizeOf(file), rows.get(key)?.document ?? Infinity);
  rows.set(key, { scripts, style, document });
}

const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(6);
console.log('KB, brotli');
for (const [key, { scripts, style, document }] of rows)
  console.log(
    `${key.padEnd(24)}${kilobytes(scripts)} script${kilobytes(style)} style${kilobytes(document)} document`,
  );
process.exit(over === 0 && rows.size > 0 ? 0 : 1);

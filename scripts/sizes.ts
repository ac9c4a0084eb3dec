import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotli } from './build/compress.ts';

/** Checks the brotli bytes that each screen's first load needs against the budgets. */
const dist = fileURLToPath(new URL('../dist', import.meta.url));

const kilobyte = 1024;
const scriptBudgets: Readonly<Record<string, number>> = { otpqr: 80 * kilobyte };
const defaultScriptBudget = 66 * kilobyte;
const styleBudget = 8 * kilobyte;

const sizes = new Map<string, number>();

function size(text: string): number {
  const known = sizes.get(text) ?? brotli(new TextEncoder().encode(text)).length;
  sizes.set(text, known);
  return known;
}

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();
const seen = new Map<string, number>();
const rows: string[] = [];
let over = 0;
for (const file of documents) {
  const html = readFileSync(join(dist, file), 'utf8');
  const screen = /data-screen="([^"]+)"/.exec(html)?.[1] ?? '';
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)]
    .map((match) => match[1])
    .join('');
  const scripts = modules.reduce(
    (sum, module) => sum + size(readFileSync(join(dist, module), 'utf8')),
    0,
  );
  const budget = scriptBudgets[screen] ?? defaultScriptBudget;
  if (scripts > budget || size(styles) > styleBudget) {
    console.error(
      `${file}: ${scripts} B of script (${budget} allowed), ${size(styles)} B of style`,
    );
    over += 1;
  }
  const key = `${screen} ${language}`;
  if (seen.has(key)) continue;
  seen.set(key, scripts);
  const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(6);
  rows.push(
    `${key.padEnd(24)}${kilobytes(scripts)} script${kilobytes(size(styles))} style${kilobytes(size(html))} document`,
  );
}
console.log(`KB, brotli\n${rows.join('\n')}`);
process.exit(over === 0 && rows.length > 0 ? 0 : 1);

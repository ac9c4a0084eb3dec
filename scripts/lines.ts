import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Counts the lines of TypeScript that build, serve, check and load the site, by folder: what a
 * stranger must read to carry it on. Usage: npm run lines [-- another checkout]
 */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const folders = ['scripts', 'src/app', 'src/ui', 'src/offline', 'src/i18n', 'src/pages'];
const files = ['vite.config.ts', 'src/main.tsx', 'src/prerender.tsx'];

const source = /\.tsx?$/;
const test = /\.test\.tsx?$/;
const notOfTheSite = /^scripts\/(research|artwork|bench|conformance|otp|vectors)(\/|\.ts$)/;
const generated = /^\/\/ Written (from|by) /;

/** Of the pages those parts count that load others. */
function isCounted(file: string, text: string): boolean {
  if (!source.test(file) || test.test(file) || notOfTheSite.test(file)) return false;
  if (generated.test(text)) return false;
  return !file.startsWith('src/pages/') || /\bimport\(/.test(text);
}

/** Two levels of scripts and one of src say enough. */
function placeOf(file: string): string {
  return file.startsWith('src/') ? file.split('/').slice(0, 2).join('/') : dirname(file);
}

const lines = new Map<string, number>();
for (const file of [
  ...files,
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  ),
]) {
  if (!source.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  if (!isCounted(file, text)) continue;
  const place = placeOf(file);
  lines.set(place, (lines.get(place) ?? 0) + text.split('\n').length - 1);
}
let total = 0;
for (const [place, count] of [...lines].sort(([one], [other]) => one.localeCompare(other))) {
  console.log(`${String(count).padStart(6)} ${place}`);
  total += count;
}
console.log(`${String(total).padStart(6)} in all`);

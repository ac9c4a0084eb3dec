import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from '../build/compress.ts';

/** British spellings; the code, its comments and the documentation are American. */
const british =
  /[a-z]*(catalogue|licence|colour|judgement|neighbour|favour|honour|organis|recognis|synchronis|normalis|minimis|maximis|optimis|summaris|authoris|initialis|unlabelled|grey(?!hound)|enrolment|whilst|behaviour|cancelled)[a-z]*|\b(labelled|travelling|modelled|towards|afterwards)\b/gi;

/** Addresses that were public before their spelling was looked at, and a title of someone else's. */
const allowed = /aria-labelledby|#licence\b|\{#licence\}|'licence'|towards-a-test-suite/g;

const folders = ['src', 'docs', 'scripts', 'tests', 'artwork', 'deploy'];
const kinds = new Set(['.ts', '.tsx', '.mjs', '.md', '.css', '.conf']);

/** The British spellings in a text, each with its line. */
export function britishIn(text: string): { readonly line: number; readonly word: string }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.replaceAll(allowed, '').matchAll(british)].map(([word]) => ({
      line: index + 1,
      word,
    })),
  );
}

/** One sentence for each British spelling in the project's code, comments and documentation. */
export function complaintsAboutSpelling(root: string): string[] {
  return folders
    .flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))
    .concat('README.md', 'releases.ts')
    .filter((file) => kinds.has(extname(file)) && !file.startsWith('scripts/words/spelling'))
    .flatMap((file) =>
      britishIn(readFileSync(join(root, file), 'utf8')).map(
        ({ line, word }) => `${file}:${line}: “${word}” is not American.`,
      ),
    );
}

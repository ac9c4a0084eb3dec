import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** British spellings; the code, its comments and the documentation are American. */
const british =
  /[a-z]*(catalogue|licence|colour|judgement|neighbour|favour|honour|organis|recognis|synchronis|normalis|minimis|maximis|optimis|summaris|authoris|initialis|unlabelled|grey(?!hound)|enrolment|whilst|behaviour|cancelled)[a-z]*|\b(labelled|travelling|modelled|towards|afterwards)\b/gi;

/** Addresses that were public before their spelling was looked at, a title of someone else's, and lists of words. */
const allowed = /aria-labelledby|#licence\b|\{#licence\}|'licence'|towards-a-test-suite/g;
const wordLists = /^scripts\/words\/(spelling|forbidden)/;

const places = ['src', 'docs', 'scripts', 'tests', 'artwork', 'deploy', 'README.md', 'releases.ts'];
const kinds = new Set(['.ts', '.tsx', '.mjs', '.md', '.css', '.conf']);

function filesOf(root: string, place: string): string[] {
  if (extname(place) !== '') return [place];
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length).replace(/^\//, ''));
}

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
  return places
    .flatMap((place) => filesOf(root, place))
    .filter((file) => kinds.has(extname(file)) && !wordLists.test(file))
    .flatMap((file) =>
      britishIn(readFileSync(join(root, file), 'utf8')).map(
        ({ line, word }) => `${file}:${line}: “${word}” is not American.`,
      ),
    );
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** British spellings. Code, comments and documentation use American ones. */
const british =
  /[a-z]*(catalogue|licence|colour|judgement|neighbour|favour|honour|organis|recognis|synchronis|normalis|minimis|maximis|optimis|summaris|authoris|initialis|unlabelled|grey(?!hound)|enrolment|whilst|behaviour|cancelled)[a-z]*|\b(labelled|travelling|modelled|towards|afterwards)\b/gi;

/** ARIA attributes, public addresses and the title of a paper, which keep their spelling. */
const allowed = /aria-labelledby|#licence\b|\{#licence\}|'licence'|towards-a-test-suite/g;

const files =
  '{artwork,deploy,docs,packages,research,scripts,site,tests}/**/*.{ts,tsx,astro,md,css,conf}';
const ignored = /(^|\/)(node_modules|dist|\.astro|\.cache|public|spelling(\.test)?\.ts)$/;

/** Returns the British spellings in a text, each with its line number, counted from 1. */
export function findBritishSpellings(
  text: string,
): { readonly line: number; readonly word: string }[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.replaceAll(allowed, '').matchAll(british)].map(([word]) => ({
      line: index + 1,
      word,
    })),
  );
}

/**
 * Returns one line for each British spelling in code, comments and documentation.
 * @param root the root folder of the project
 */
export function checkSpelling(root: string): string[] {
  return [...globSync(files, { cwd: root, exclude: (path) => ignored.test(path) }), 'README.md']
    .sort()
    .flatMap((file) =>
      findBritishSpellings(readFileSync(join(root, file), 'utf8')).map(
        ({ line, word }) => `${file}:${line}: “${word}” is British. Write American English.`,
      ),
    );
}

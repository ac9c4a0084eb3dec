/** Finds the phrases in docs that oxlint finds in comments. docs/contributor/style.md says why. */
import { readFileSync } from 'node:fs';
import searchReplace from 'markdownlint-rule-search-replace';

const { rules } = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));
const [, { terms }] = rules['no-warning-comments'];

export default {
  noBanner: true,
  noProgress: true,
  customRules: [searchReplace],
  globs: [
    '*.md',
    'artwork/*.md',
    'docs/**/*.md',
    'packages/*/*.md',
    'packages/vectors/runners/*.md',
    'research/**/*.md',
  ],
  config: {
    default: false,
    // Without `stern`, a line may be too long if it has no space after column 120.
    MD013: { line_length: 120, stern: true, code_blocks: false, tables: false },
    'search-replace': {
      rules: terms.map((term) => ({
        name: term,
        message: 'Say what it does, with its name (docs/contributor/style.md)',
        searchPattern: `/\\b${term}\\b/gi`,
        skipCode: true,
      })),
    },
  },
};

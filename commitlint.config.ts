/** The rules for commit messages (CONTRIBUTING.md). Run by .githooks/commit-msg and by CI on pull requests. */

interface Message {
  readonly subject?: string | null;
}

/** Verb forms that describe what happened (`Added`, `Adds`, `Adding`) instead of what the commit does (`Add`). */
const notImperative =
  /^(?!(?:bring|embed|feed|need|speed)\b)(?:\w+(?:ed|ing)|adds|fixes|removes|changes|makes|moves|uses|updates|renames)\b/i;

const config = {
  parserPreset: { parserOpts: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] } },
  plugins: [
    {
      rules: {
        // Reverting a commit should remove one change. A list such as "names, texts and tests" without the last comma
        // is one change.
        'subject-one-change': ({ subject }: Message) => [
          !/;|, and /.test(subject ?? ''),
          'a semicolon or ", and" joins two changes: make two commits',
        ],
        'subject-imperative': ({ subject }: Message) => [
          !notImperative.test(subject ?? ''),
          'the subject begins with a verb in the imperative, such as "Add" or "Fix"',
        ],
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'subject-empty': [2, 'never'],
    'subject-case': [2, 'always', 'sentence-case'],
    'subject-full-stop': [2, 'never', '.'],
    'subject-one-change': [2, 'always'],
    'subject-imperative': [2, 'always'],
    'body-empty': [2, 'never'],
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 80],
  },
};

export default config;

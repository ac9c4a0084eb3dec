/** Attributes of a field for secrets: browsers don't correct or suggest its text, and password managers skip it. */
export const secretInput = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
} as const;

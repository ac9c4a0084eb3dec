/** Attributes of a field for a code: phones offer digits, and browsers don't correct or suggest its text. */
export const codeInput = {
  inputMode: 'numeric',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

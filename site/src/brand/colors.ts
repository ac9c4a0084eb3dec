/** The colors of both themes for pictures and metadata. src/styles/tokens.css has the same values for pages. */
export const light = {
  ground: '#faf7f2',
  raised: '#ffffff',
  text: '#17191e',
  muted: '#565a63',
  line: '#8c8880',
  accent: '#b3271d',
  good: '#2b6b5a',
} as const;

export const dark = {
  ground: '#121317',
  raised: '#1b1d22',
  text: '#f3eee6',
  muted: '#b5b0a7',
  line: '#74716c',
  accent: '#ff8f80',
  good: '#86cdb6',
} as const;

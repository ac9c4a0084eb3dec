/** releases.ts with its lists of changes, which other imports of it lack in the browser. */
declare module '*/releases.ts?changes' {
  export const releases: readonly import('./types.ts').Release[];
}
